/** The little Markdown that our rules pages use, as plain data; a page turns it into elements, never into markup. */

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

export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  const lines = markdown.split("\n");
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    if (heading) found.push({ kind: "heading", level: heading[1]!.length, spans: spans(heading[2]!) });
    else if (line.startsWith("```")) {
      const end = lines.findIndex((other, index) => index > at && other.startsWith("```"));
      found.push({ kind: "code", text: lines.slice(at + 1, end < 0 ? undefined : end).join("\n") });
      at = end < 0 ? lines.length : end;
    } else if (/^\s*[-*] /.test(line)) {
      let item = line.replace(/^\s*[-*] /, "");
      while (/^\s{2,}\S/.test(lines[at + 1] ?? "") && !/^\s*[-*] /.test(lines[at + 1]!))
        item = joined(item, lines[++at]!.trim());
      const rule = /^([A-Z]{2,3}-\d+[a-z]?)\s+(.*)$/s.exec(item);
      const entry = rule ? { rule: rule[1]!, spans: spans(rule[2]!) } : { rule: null, spans: spans(item) };
      const before = found.at(-1);
      if (before?.kind === "list" && /^\s*[-*] |^\s{2,}/.test(lines[at - 1] ?? "")) before.items.push(entry);
      else found.push({ kind: "list", items: [entry] });
    } else if (line.startsWith("|")) {
      const rows: Span[][][] = [];
      for (; lines[at]?.startsWith("|"); at++) {
        const cells = lines[at]!.split("|").slice(1, -1);
        if (!cells.every((cell) => /^\s*:?-+:?\s*$/.test(cell))) rows.push(cells.map((cell) => spans(cell.trim())));
      }
      at--;
      found.push({ kind: "table", rows });
    } else if (line.trim()) {
      let words = line.trim();
      while (/^[^#\-*|`\s]/.test(lines[at + 1] ?? "")) words = joined(words, lines[++at]!.trim());
      found.push({ kind: "text", spans: spans(words) });
    }
  }
  return found;
}
