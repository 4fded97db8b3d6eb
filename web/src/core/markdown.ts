/** Parses the Markdown of rules and help pages into plain data. A page makes elements of it, never raw HTML. */

export type Span = { text: string; kind?: "bold" | "italic" | "code" | "rule"; href?: string };
export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "text"; spans: Span[] }
  | { kind: "quote"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: { rule: string | null; spans: Span[] }[] }
  | { kind: "picture"; name: string; alt: string }
  | { kind: "table"; rows: Span[][][] }
  | { kind: "code"; text: string };

/** Where a link leads; null makes it plain text. */
export type Resolve = (link: string) => string | null;
const onlyTheWeb: Resolve = (link) => (/^https?:/.test(link) ? link : null);

const RULE = /\b[A-Z]{2,3}-\d+[a-z]?\b/;
const PIECES = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)\s]+\)|\b[A-Z]{2,3}-\d+[a-z]?\b)/;

/** Lines of one paragraph: with a space between them, where the script has spaces. */
function joined(before: string, line: string): string {
  return /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]$/.test(before) ? before + line : `${before} ${line}`;
}

export function spans(text: string, resolve: Resolve = onlyTheWeb): Span[] {
  return text
    .split(PIECES)
    .filter((piece) => piece !== "")
    .map((piece): Span => {
      if (piece.startsWith("**")) return { text: piece.slice(2, -2), kind: "bold" };
      if (piece.startsWith("`")) return { text: piece.slice(1, -1), kind: "code" };
      if (piece.startsWith("*") && piece.endsWith("*") && piece.length > 2)
        return { text: piece.slice(1, -1), kind: "italic" };
      const link = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(piece);
      if (link) {
        const href = resolve(link[2]!);
        return href === null ? { text: link[1]! } : { text: link[1]!, href };
      }
      if (new RegExp(`^${RULE.source}$`).test(piece)) return { text: piece, kind: "rule" };
      return { text: piece };
    });
}

/** The words without their looks. */
export const plainText = (spans: readonly Span[]) => spans.map((span) => span.text).join("");

const HEADING = /^(#{1,4})\s+(.*)$/;
const ITEM = /^\s*(?:[-*]|\d+\.) /;
const ORDERED = /^\s*\d+\. /;
const QUOTE = /^> ?/;
/** A picture of its own: `![what it shows](../pictures/NAME.svg)`. */
const PICTURE = /^!\[([^\]]*)\]\((?:[\w.]+\/)*(\w+)\.svg\)$/;
/** What goes on with the item or paragraph above it. */
const GOES_ON_ITEM = /^\s{2,}\S/;
const GOES_ON_TEXT = /^(?![#|>\s]|```|!\[|[-*] |\d+\. )/;

/** A block that begins at a line, and the number of the line after it. */
type Read = [block: Block, next: number];
type Reader = (lines: readonly string[], at: number, resolve: Resolve) => Read;

const readCode: Reader = (lines, at) => {
  const end = lines.findIndex((other, index) => index > at && other.startsWith("```"));
  const text = lines.slice(at + 1, end < 0 ? undefined : end).join("\n");
  return [{ kind: "code", text }, end < 0 ? lines.length : end + 1];
};

const readList: Reader = (lines, at, resolve) => {
  const items: { rule: string | null; spans: Span[] }[] = [];
  const ordered = ORDERED.test(lines[at]!);
  while (ITEM.test(lines[at] ?? "") && ORDERED.test(lines[at]!) === ordered) {
    let item = lines[at++]!.replace(ITEM, "");
    while (GOES_ON_ITEM.test(lines[at] ?? "") && !ITEM.test(lines[at]!)) item = joined(item, lines[at++]!.trim());
    const rule = ordered ? null : /^([A-Z]{2,3}-\d+[a-z]?)\s+(.*)$/s.exec(item);
    items.push(
      rule ? { rule: rule[1]!, spans: spans(rule[2]!, resolve) } : { rule: null, spans: spans(item, resolve) },
    );
  }
  return [{ kind: "list", ordered, items }, at];
};

const readTable: Reader = (lines, at, resolve) => {
  const rows: Span[][][] = [];
  for (; lines[at]?.startsWith("|"); at++) {
    const cells = lines[at]!.split("|").slice(1, -1);
    if (!cells.every((cell) => /^\s*:?-+:?\s*$/.test(cell)))
      rows.push(cells.map((cell) => spans(cell.trim(), resolve)));
  }
  return [{ kind: "table", rows }, at];
};

const readQuote: Reader = (lines, at, resolve) => {
  const words: string[] = [];
  for (; QUOTE.test(lines[at] ?? ""); at++) words.push(lines[at]!.replace(QUOTE, "").trim());
  return [{ kind: "quote", spans: spans(words.reduce(joined), resolve) }, at];
};

const readText: Reader = (lines, at, resolve) => {
  let words = lines[at++]!.trim();
  while (lines[at]?.trim() && GOES_ON_TEXT.test(lines[at]!)) words = joined(words, lines[at++]!.trim());
  return [{ kind: "text", spans: spans(words, resolve) }, at];
};

const readBlock: Reader = (lines, at, resolve) => {
  const line = lines[at]!;
  const heading = HEADING.exec(line);
  if (heading) return [{ kind: "heading", level: heading[1]!.length, spans: spans(heading[2]!, resolve) }, at + 1];
  const picture = PICTURE.exec(line);
  if (picture) return [{ kind: "picture", alt: picture[1]!, name: picture[2]! }, at + 1];
  if (line.startsWith("```")) return readCode(lines, at, resolve);
  if (ITEM.test(line)) return readList(lines, at, resolve);
  if (QUOTE.test(line)) return readQuote(lines, at, resolve);
  return line.startsWith("|") ? readTable(lines, at, resolve) : readText(lines, at, resolve);
};

export function blocks(markdown: string, resolve: Resolve = onlyTheWeb): Block[] {
  const found: Block[] = [];
  const lines = markdown.split("\n");
  for (let at = 0; at < lines.length;) {
    if (!lines[at]!.trim()) {
      at++;
      continue;
    }
    const [block, next] = readBlock(lines, at, resolve);
    found.push(block);
    at = next;
  }
  return found;
}
