/** What an edition file may say, read from its JSON schema: tables and forms, and the fields of each. */

export interface Field {
  name: string;
  /** `word` names an entry of another table; `counts` is a number for each of some words. */
  kind: "number" | "text" | "choice" | "word" | "list" | "counts";
  least?: number;
  most?: number;
  /** How many letters a text may have. */
  letters?: number;
  choices?: string[];
  /** The table whose ids are meant, or `table.field`. */
  list?: string;
  /** Are the parts of a list numbers? */
  numbers?: boolean;
  optional: boolean;
}

export interface Section {
  name: string;
  /** Many entries, or one? */
  table: boolean;
  fields: Field[];
  /** How an entry's id is made of its other fields: `{from}_to_{to}`. */
  idPattern?: string;
  /** Do the ids follow when those fields change? Names may change while an id stays, because others cite it. */
  idFollows: boolean;
  /** Do the two words of the id mean the same in either order? */
  eitherWay: boolean;
  /** May entries be added and removed? Not where nothing but an id tells them apart. */
  grows: boolean;
  /** How many entries there may be. */
  most?: number;
}

interface Node {
  $ref?: string;
  type?: string;
  enum?: string[];
  items?: Node;
  anyOf?: Node[];
  properties?: Record<string, Node>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  additionalProperties?: Node;
  "x-list"?: string;
  "x-id"?: string;
  "x-either-way"?: boolean;
}
export type Schema = Node & { $defs?: Record<string, Node> };

/** The head of the file has its own place on the page. */
const HEAD = new Set(["game", "edition", "title", "note", "sources"]);
/** Where a fact is from is kept by the page. */
const KEPT = new Set(["source", "confidence"]);

export function sectionsOf(schema: Schema): Section[] {
  const open = (node: Node): Node => (node.$ref ? (schema.$defs?.[node.$ref.split("/").pop()!] ?? {}) : node);
  const facts = open(schema).properties ?? {};
  return Object.entries(facts)
    .filter(([name]) => !HEAD.has(name))
    .map(([name, node]) => {
      const table = node.type === "array";
      const entry = open(table ? (node.items ?? {}) : node);
      const known = entry.properties ?? {};
      const idPattern = node["x-id"] ?? (known["name"] ? "{name}" : undefined);
      const required = new Set(entry.required ?? []);
      const fields = Object.entries(known)
        .filter(([field]) => !KEPT.has(field) && field !== "id")
        .map(([field, inner]) => fieldOf(field, inner, !required.has(field)));
      return {
        name,
        table,
        fields,
        idFollows: node["x-id"] !== undefined,
        eitherWay: node["x-either-way"] === true,
        grows: table && (!known["id"] || idPattern !== undefined),
        ...(idPattern && known["id"] ? { idPattern } : {}),
        ...(node.maxItems === undefined ? {} : { most: node.maxItems }),
      };
    });
}

function fieldOf(name: string, given: Node, optional: boolean): Field {
  // "text or nothing" is edited as a text that may be empty
  const node = given.anyOf?.find(({ type }) => type !== "null") ?? given;
  const common = { name, optional };
  if (node.enum) return { ...common, kind: "choice", choices: node.enum };
  if (node.type === "integer" || node.type === "number") return { ...common, kind: "number", ...bounds(node) };
  if (node.type === "object") return { ...common, kind: "counts", ...bounds(node.additionalProperties ?? {}) };
  if (node.type === "array") {
    const items = node.items ?? {};
    const list = items["x-list"];
    return { ...common, kind: "list", numbers: items.type === "integer", ...(list ? { list } : {}), ...bounds(items) };
  }
  return { ...common, ...textOf(node) };
}

/** A word of another table, or any text. */
function textOf(node: Node): Pick<Field, "kind" | "list" | "letters"> {
  const list = node["x-list"];
  if (list) return { kind: "word", list };
  return { kind: "text", ...(node.maxLength === undefined ? {} : { letters: node.maxLength }) };
}

function bounds(node: Node): { least?: number; most?: number } {
  return {
    ...(node.minimum === undefined ? {} : { least: node.minimum }),
    ...(node.maximum === undefined ? {} : { most: node.maximum }),
  };
}
