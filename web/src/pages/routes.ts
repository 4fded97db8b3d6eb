/** The pages by the first word of their address. All but home are loaded when first needed. */
import type { Component } from "svelte";

export type Page = Component<{ what: string }>;

/** The pages that need no second word in their address. All others are about a table, a game or an edition. */
export const ALONE = ["about", "help", "notice", "puzzles"];

export const lazyPages: Record<string, () => Promise<{ default: Page }>> = {
  table: () => import("./Table.svelte"),
  watch: () => import("./Replay.svelte"),
  review: () => import("./Review.svelte"),
  rules: () => import("./Rules.svelte"),
  editor: () => import("./EditionEditor.svelte"),
  edition: () => import("./EditionEditor.svelte"),
  puzzles: () => import("./Puzzles.svelte"),
  puzzle: () => import("./Puzzle.svelte"),
  mistake: () => import("./Mistake.svelte"),
  lesson: () => import("./Lesson.svelte"),
  privacy: () => import("./Privacy.svelte"),
  about: () => import("./About.svelte"),
  help: () => import("./Help.svelte"),
  notice: () => import("./NotificationLink.svelte"),
};
