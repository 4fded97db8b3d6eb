/** The documents for players that the pages take along: the same files that the site of the documents is built from. */
import play from "../../../docs/how-to/play-a-match.md?url&no-inline";
import learn from "../../../docs/how-to/learn-a-game.md?url&no-inline";
import review from "../../../docs/how-to/review-a-match.md?url&no-inline";
import luck from "../../../docs/explanation/luck.md?url&no-inline";
import editions from "../../../docs/how-to/editions.md?url&no-inline";
import changes from "../../../CHANGELOG.md?url&no-inline";

export interface HelpPage {
  /** The word in its address, and in the key of its title (`page-help-…`). */
  name: string;
  /** The file, from the root of the project. */
  source: string;
  load: () => Promise<string>;
}

/** A document is a file beside the scripts, so that only its reader loads it. */
async function textOf(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return answer.text();
}

export const HELP_PAGES: readonly HelpPage[] = [
  {
    name: "play",
    source: "docs/how-to/play-a-match.md",
    load: () => textOf(play),
  },
  {
    name: "learn",
    source: "docs/how-to/learn-a-game.md",
    load: () => textOf(learn),
  },
  {
    name: "review",
    source: "docs/how-to/review-a-match.md",
    load: () => textOf(review),
  },
  {
    name: "luck",
    source: "docs/explanation/luck.md",
    load: () => textOf(luck),
  },
  {
    name: "editions",
    source: "docs/how-to/editions.md",
    load: () => textOf(editions),
  },
  { name: "changes", source: "CHANGELOG.md", load: () => textOf(changes) },
];

/** A page's rules in the documents, and the list of all of them. */
const RULES = /^docs\/rules\/(\w+)\.md$/;
const ALL_RULES = "docs/reference/rules.md";

/** Where a link of a document leads within the app; null if it leads to a document that the app does not have. */
export function helpAddress(source: string, link: string): string | null {
  if (/^https?:/.test(link)) return link;
  const { pathname } = new URL(link, `file:///${source}`);
  const file = decodeURIComponent(pathname.slice(1));
  const page = HELP_PAGES.find((other) => other.source === file);
  if (page) return `/help/${page.name}`;
  if (file === ALL_RULES) return "/help#rules";
  const game = RULES.exec(file);
  return game ? `/rules/${game[1]}` : null;
}
