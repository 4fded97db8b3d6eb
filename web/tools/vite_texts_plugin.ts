/** The pages take along only the texts that they can show. What bots' features and commands say is said elsewhere. */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const CATALOGUE = /\.ftl\?raw$/;
/** The words of no game. */
const COMMON = /\/marula\/text\/[^/]+\.ftl\?raw$/;
/** A message of a feature, up to the next message, comment or the end. */
const FEATURE = /^feature-[^]*?(?=^[a-z#-]|(?![^]))/gm;
/** The same for messages that only the command line and the server say. */
const COMMAND =
  /^(?:admin|arena|bad|bench|dataset|declined|engine|file|journal|problem|simulate|study|unknown|verify|why|workers)-[^]*?(?=^[a-z#-]|(?![^]))/gm;

export function textsPlugin(): Plugin {
  return {
    name: "texts",
    enforce: "pre",
    async load(id) {
      if (!CATALOGUE.test(id)) return null;
      const text = (await readFile(id.replace(/\?raw$/, ""), "utf-8")).replace(FEATURE, "");
      return `export default ${JSON.stringify(COMMON.test(id) ? text.replace(COMMAND, "") : text)}`;
    },
  };
}
