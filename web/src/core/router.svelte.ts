/** The router: the address decides which page is shown. Links change it without loading the page again. */

export interface Place {
  page: string;
  /** What follows the page in the path: a table, a game. */
  what: string;
  query: URLSearchParams;
  /** After the #: never sent to a server. */
  hash: string;
}

export function read(address: URL): Place {
  const [page = "", what = ""] = address.pathname.split("/").slice(1);
  return {
    page: page || "home",
    what: decoded(what),
    query: address.searchParams,
    hash: address.hash.slice(1),
  };
}

/** A part of an address as its reader meant it; one that was mangled on its way stays as it is, and is found nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  place = $state.raw<Place>(read(new URL(location.href)));

  start(): void {
    addEventListener("popstate", () => this.#look());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#look();
    scrollTo(0, 0);
  }

  #look(): void {
    this.place = read(new URL(location.href));
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || !isOurPage(link)) return;
    event.preventDefault();
    const address = new URL(link.href);
    this.go(address.pathname + address.search + address.hash);
  }
}

/** A click that opens the link here, and not in a new tab or window. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

/** Does the link lead to one of these pages, and not to a file, another site, or a place within this page? */
function isOurPage(link: HTMLAnchorElement): boolean {
  const address = new URL(link.href);
  if (link.target || link.hasAttribute("download")) return false;
  if (address.origin !== location.origin || address.pathname.startsWith("/api")) return false;
  const samePage = address.pathname === location.pathname && address.search === location.search;
  return !(samePage && address.hash); // within the page the browser scrolls
}

export const router = new Router();
