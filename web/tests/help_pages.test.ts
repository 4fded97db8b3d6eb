import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { HELP_PAGES, helpAddress } from "../src/core/help_pages.ts";
import { blocks } from "../src/core/markdown.ts";
import { say, text } from "../src/core/translation.svelte.ts";
import Help from "../src/pages/Help.svelte";
import { fakeServer } from "./fake_server.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf-8");
const LINK = /\]\(([^)\s]+)\)/g;

/** Every source file of the pages and the faces' folder. */
function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:svelte|ts)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
}

/** The documents as the server gives them. */
const serveDocuments = () =>
  vi.stubGlobal("fetch", (address: string) => {
    const found = HELP_PAGES.find(({ source }) => address.split("?")[0]!.endsWith(source));
    return Promise.resolve(found ? new Response(read(found.source)) : new Response("", { status: 404 }));
  });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the help pages", () => {
  it.each(HELP_PAGES)("are the documents: $source", async ({ name, source, load }) => {
    serveDocuments();
    expect(await load()).toBe(read(source));
    expect(say(`page-help-${name}`)).not.toContain("page-help");
  });
  it.each(HELP_PAGES)("have no broken link: $source", ({ source }) => {
    const links = [...read(source).matchAll(LINK)].map((found) => found[1]!);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links.filter((one) => !/^https?:/.test(one))) {
      expect(existsSync(join(ROOT, dirname(source), link.split("#")[0]!)), `${link} in ${source}`).toBe(true);
      const address = helpAddress(source, link);
      if (address?.startsWith("/help/")) expect(HELP_PAGES.map(({ name }) => `/help/${name}`)).toContain(address);
      else if (address?.startsWith("/rules/")) expect(existsSync(join(ROOT, `docs${address}.md`))).toBe(true);
      else expect([null, "/help#rules"]).toContain(address);
    }
  });
  it.each(HELP_PAGES)("leave no mark of Markdown in the text: $source", ({ source }) => {
    const shown = JSON.stringify(
      blocks(read(source), (link) => helpAddress(source, link)).filter(({ kind }) => kind !== "code"),
    );
    expect(shown).not.toMatch(/\*\*|\]\(|```|"text":"[^"]*(?:^|\n)(?:- |\d+\. |> )/);
  });
  it("are all that any page links to", () => {
    const linked = sources("web/src").flatMap((file) =>
      [...readFileSync(file, "utf-8").matchAll(/"\/help\/([\w-]+)"/g)].map((found) => found[1]!),
    );
    expect(linked.length).toBeGreaterThan(2);
    for (const name of linked) expect(HELP_PAGES.map((page) => page.name)).toContain(name);
  });
  it("show a document, with links that stay in the app", async () => {
    serveDocuments();
    const { container } = render(Help, { what: "play" });
    await vi.waitFor(() => expect(container.querySelector("h1")?.textContent).toBe("Play a match"));
    expect(container.querySelector("article")?.lang).toBe("en");
    expect(container.querySelector('a[href="/help/luck"]')?.getAttribute("target")).toBeNull();
    expect(container.textContent).not.toContain(say("page-help-in-english"));
  });
  it("say in another language that they are in English", async () => {
    await text.change("de");
    serveDocuments();
    const { container } = render(Help, { what: "luck" });
    await vi.waitFor(() => expect(container.querySelector("ol li")).not.toBeNull());
    expect(container.textContent).toContain(say("page-help-in-english"));
    await text.change("en");
  });
  it("are listed, with the rules of every game", async () => {
    fakeServer({
      "GET /games": () => ({ games: [{ name: "one", title: "One" }], bots: [], languages: [], version: "1" }),
    });
    const { container } = render(Help, { what: "" });
    await vi.waitFor(() => expect(container.querySelector('a[href="/rules/one"]')).not.toBeNull());
    for (const { name } of HELP_PAGES) expect(container.querySelector(`a[href="/help/${name}"]`)).not.toBeNull();
  });
  it("say so where there is none", () => {
    const { container } = render(Help, { what: "nothing" });
    expect(container.querySelector('[role="alert"]')?.textContent).toContain(say("page-no-page"));
  });
});
