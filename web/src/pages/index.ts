/** The pages by the first word of their address. All but home are loaded when first needed. */
import type { Component } from "svelte";

export type Page = Component<{ what: string }>;

export const later: Record<string, () => Promise<{ default: Page }>> = {
  table: () => import("./Table.svelte"),
  watch: () => import("./Watch.svelte"),
  rules: () => import("./Rules.svelte"),
  about: () => import("./About.svelte"),
  notice: () => import("./Notice.svelte"),
};
