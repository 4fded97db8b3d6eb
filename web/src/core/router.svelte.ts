/** Which page is shown: the address decides, and links change it without loading anew. */

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
    what: decodeURIComponent(what),
    query: address.searchParams,
    hash: address.hash.slice(1),
  };
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
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const address = new URL(link.href);
    if (address.origin !== location.origin || address.pathname.startsWith("/api")) return;
    if (address.pathname === location.pathname && address.search === location.search && address.hash) {
      return; // within the page: the browser scrolls
    }
    event.preventDefault();
    this.go(address.pathname + address.search + address.hash);
  }
}

export const router = new Router();
