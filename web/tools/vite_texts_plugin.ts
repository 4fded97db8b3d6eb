/** The pages take along only the texts that they can show: the bots' features are said on the command line. */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const CATALOGUE = /\.ftl\?raw$/;
/** A message of a feature, up to the next message, comment or the end. */
const FEATURE = /^feature-[^]*?(?=^[a-z#-]|(?![^]))/gm;

export function textsPlugin(): Plugin {
  return {
    name: "texts",
    enforce: "pre",
    async load(id) {
      if (!CATALOGUE.test(id)) return null;
      const text = await readFile(id.replace(/\?raw$/, ""), "utf-8");
      return `export default ${JSON.stringify(text.replace(FEATURE, ""))}`;
    },
  };
}
