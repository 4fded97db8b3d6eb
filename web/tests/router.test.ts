import { describe, expect, it } from "vitest";
import { read, router } from "../src/core/router.svelte.ts";

describe("addresses", () => {
  it("say which page and which table", () => {
    expect(read(new URL("http://x/"))).toMatchObject({ page: "home", what: "" });
    expect(read(new URL("http://x/table/a1?as=board#seat=0:s"))).toMatchObject({
      page: "table",
      what: "a1",
      hash: "seat=0:s",
    });
  });
});

describe("links", () => {
  router.start();
  /** Was the link followed without loading the page anew? */
  function follows(attributes: Record<string, string>, click: MouseEventInit = {}): boolean {
    history.replaceState(null, "", "/table/t1");
    const link = document.createElement("a");
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    document.body.append(link);
    let followed = false;
    // After the router: what it left to the browser must not be loaded here.
    const look = (event: Event) => {
      followed = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener("click", look, { once: true });
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...click }));
    link.remove();
    return followed;
  }

  it("to our own pages are followed here", () => {
    expect(follows({ href: "/rules/template#XX-1" })).toBe(true);
    expect(router.place).toMatchObject({ page: "rules", what: "template", hash: "XX-1" });
  });
  it("to anything else are left to the browser", () => {
    expect(follows({ href: "https://example.org/" })).toBe(false);
    expect(follows({ href: "/api/tables/t1/file" })).toBe(false);
    expect(follows({ href: "/about", target: "_blank" })).toBe(false);
    expect(follows({ href: "/about", download: "" })).toBe(false);
    expect(follows({ href: "/table/t1#main" })).toBe(false);
  });
  it("that are meant for another tab are left to the browser", () => {
    expect(follows({ href: "/about" }, { ctrlKey: true })).toBe(false);
    expect(follows({ href: "/about" }, { button: 1 })).toBe(false);
  });
});
