/** Parses the Markdown of the rules pages into plain data. A page makes elements of it, never raw HTML. */

export type Span = { text: string; kind?: "bold" | "italic" | "code" | "rule"; href?: string };
export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "text"; spans: Span[] }
  | { kind: "list"; items: { rule: string | null; spans: Span[] }[] }
  | { kind: "table"; rows: Span[][][] }
  | { kind: "code"; text: string };

const RULE = /\b[A-Z]{2,3}-\d+[a-z]?\b/;
const PIECES = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)\s]+\)|\b[A-Z]{2,3}-\d+[a-z]?\b)/;

/** Lines of one paragraph: with a space between them, where the script has spaces. */
function joined(before: string, line: string): string {
  return /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]$/.test(before) ? before + line : `${before} ${line}`;
}

export function spans(text: string): Span[] {
  return text
    .split(PIECES)
    .filter((piece) => piece !== "")
    .map((piece): Span => {
      if (piece.startsWith("**")) return { text: piece.slice(2, -2), kind: "bold" };
      if (piece.startsWith("`")) return { text: piece.slice(1, -1), kind: "code" };
      if (piece.startsWith("*") && piece.endsWith("*") && piece.length > 2)
        return { text: piece.slice(1, -1), kind: "italic" };
      const link = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(piece);
      if (link) return /^https?:/.test(link[2]!) ? { text: link[1]!, href: link[2]! } : { text: link[1]! };
      if (new RegExp(`^${RULE.source}$`).test(piece)) return { text: piece, kind: "rule" };
      return { text: piece };
    });
}

const HEADING = /^(#{1,4})\s+(.*)$/;
const ITEM = /^\s*[-*] /;
/** What goes on with the item or paragraph above it. */
const GOES_ON_ITEM = /^\s{2,}\S/;
const GOES_ON_TEXT = /^[^#\-*|`\s]/;

/** A block that begins at a line, and the number of the line after it. */
type Read = [block: Block, next: number];

function readCode(lines: readonly string[], at: number): Read {
  const end = lines.findIndex((other, index) => index > at && other.startsWith("```"));
  const text = lines.slice(at + 1, end < 0 ? undefined : end).join("\n");
  return [{ kind: "code", text }, end < 0 ? lines.length : end + 1];
}

function readList(lines: readonly string[], at: number): Read {
  const items: { rule: string | null; spans: Span[] }[] = [];
  while (ITEM.test(lines[at] ?? "")) {
    let item = lines[at++]!.replace(ITEM, "");
    while (GOES_ON_ITEM.test(lines[at] ?? "") && !ITEM.test(lines[at]!)) item = joined(item, lines[at++]!.trim());
    const rule = /^([A-Z]{2,3}-\d+[a-z]?)\s+(.*)$/s.exec(item);
    items.push(rule ? { rule: rule[1]!, spans: spans(rule[2]!) } : { rule: null, spans: spans(item) });
  }
  return [{ kind: "list", items }, at];
}

function readTable(lines: readonly string[], at: number): Read {
  const rows: Span[][][] = [];
  for (; lines[at]?.startsWith("|"); at++) {
    const cells = lines[at]!.split("|").slice(1, -1);
    if (!cells.every((cell) => /^\s*:?-+:?\s*$/.test(cell))) rows.push(cells.map((cell) => spans(cell.trim())));
  }
  return [{ kind: "table", rows }, at];
}

function readText(lines: readonly string[], at: number): Read {
  let words = lines[at++]!.trim();
  while (GOES_ON_TEXT.test(lines[at] ?? "")) words = joined(words, lines[at++]!.trim());
  return [{ kind: "text", spans: spans(words) }, at];
}

function readBlock(lines: readonly string[], at: number): Read {
  const line = lines[at]!;
  const heading = HEADING.exec(line);
  if (heading) return [{ kind: "heading", level: heading[1]!.length, spans: spans(heading[2]!) }, at + 1];
  if (line.startsWith("```")) return readCode(lines, at);
  if (ITEM.test(line)) return readList(lines, at);
  return line.startsWith("|") ? readTable(lines, at) : readText(lines, at);
}

export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  const lines = markdown.split("\n");
  for (let at = 0; at < lines.length;) {
    if (!lines[at]!.trim()) {
      at++;
      continue;
    }
    const [block, next] = readBlock(lines, at);
    found.push(block);
    at = next;
  }
  return found;
}
