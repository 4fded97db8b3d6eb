/** The pages take along only the texts that they say themselves: the server sends its own sentences. */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const CATALOGUE = /\.ftl\?raw$/;
/** What only the server and the command line say. tests/text/test_texts_of_pages.py checks that no page says any of it. */
const UNSHOWN =
  /^(?:action|admin|arena|bad|bench|dataset|declined|engine|event|feature|file|journal|lesson|line|problem|progress|puzzles|refusal|simulate|source|study|unknown|verify|why|workers)-[^]*?(?=^[a-z#-]|(?![^]))/gm;

export function textsPlugin(): Plugin {
  return {
    name: "texts",
    enforce: "pre",
    async load(id) {
      if (!CATALOGUE.test(id)) return null;
      const text = await readFile(id.replace(/\?raw$/, ""), "utf-8");
      return `export default ${JSON.stringify(text.replace(UNSHOWN, ""))}`;
    },
  };
}
