/** Edition files on the reader's own disk. */
import { Refused } from "../../core/errors.ts";
import { saveFile } from "../../core/save_file.ts";
import { say } from "../../core/translation.svelte.ts";
import type { Edition } from "../../core/types.ts";

/** The largest file that is read. */
const MAX_BYTES = 1_000_000;

export function saveEdition(data: Edition): void {
  saveFile(`${data.game}-${data.edition}.json`, JSON.stringify(data, null, 2) + "\n");
}

/** The edition in a file; refused where it is none of this game. */
export async function readFile(file: File, game: string): Promise<Edition> {
  const data: unknown = file.size > MAX_BYTES ? null : await file.text().then(parsed);
  if (!isEdition(data) || data.game !== game)
    throw new Refused({ code: "malformed", text: say("page-edition-no-file"), facts: {} });
  return data;
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content) as unknown;
  } catch {
    return null;
  }
}

function isEdition(data: unknown): data is Edition {
  const found = data as Partial<Edition> | null;
  return typeof found === "object" && typeof found?.game === "string" && typeof found.edition === "string";
}
