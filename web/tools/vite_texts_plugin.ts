/** The pages take along only the texts that they say themselves: the server sends its own sentences. */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const CATALOGUE = /\.ftl\?raw$/;
/**
 * What only the server and the command line say, and names of things, which come with the board.
 * tests/text/test_texts_of_pages.py checks that no page says any of it.
 */
const UNSHOWN =
  /^(?:action|admin|arena|artifact|bad|bench|book|card|character|colour|company|dataset|declined|edition|end|engine|event|feature|file|fruit|games|gem|journal|lesson|line|notice|option|phase|place|play|problem|progress|puzzles|refusal|scene|side|simulate|source|space|stone|study|terrain|unknown|verify|why|workers)-[^]*?(?=^[a-z#-]|(?![^]))/gm;

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
