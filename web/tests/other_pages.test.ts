import { render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import NotificationSettings from "../src/components/table/NotificationSettings.svelte";
import { router } from "../src/core/router.svelte.ts";
import { holding, keepSeat } from "../src/core/seat_secrets.ts";
import { say } from "../src/core/translation.svelte.ts";
import About from "../src/pages/About.svelte";
import NotificationLink from "../src/pages/NotificationLink.svelte";
import Home from "../src/pages/Home.svelte";
import Privacy from "../src/pages/Privacy.svelte";
import Rules from "../src/pages/Rules.svelte";
import { fakeServer, Refuse, type Answer } from "./fake_server.ts";
import { table } from "./fixtures.ts";

const game = {
  name: "none",
  title: "A game",
  summary: "About nothing.",
  players: [2, 4],
  editions: [{ name: "default", title: "Default", note: "Worked out by us." }],
  options: [],
};
const games = () => ({
  games: [game],
  bots: [{ level: "steady", text: "steady" }],
  characters: [
    { name: "tortoise", text: "Tortoise", manner: "Saves.", level: "steady" },
    { name: "ostrich", text: "Ostrich", manner: "Hurries.", level: "steady" },
    { name: "hippo", text: "Hippo", manner: "Grabs.", level: "casual" },
  ],
  languages: ["en"],
  version: "0.2.0",
});

beforeEach(() => {
  localStorage.clear();
  router.go("/", true);
});
afterEach(() => vi.unstubAllGlobals());

describe("the home page", () => {
  const lists: Answer = ({ path }) => ({
    tables: path.includes("status=over") ? [table({ id: "t9", status: "over", winners: [1] })] : [],
    before: null,
  });

  it("lists games, going tables (also own ones that are not public) and finished ones", async () => {
    keepSeat("t1", 0, "mine");
    fakeServer({ "GET /games": games, "GET /tables": lists, "GET /tables/t1": () => table() });
    render(Home);
    await screen.findByRole("heading", { name: "A game" });
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toContain("/table/t1");
    expect(links).toContain("/watch/t9");
  });

  it("starts a match against bots with one click", async () => {
    const server = fakeServer({
      "GET /games": games,
      "GET /tables": lists,
      "POST /tables": () => ({ table: table({ id: "t2" }), host: "host" }),
      "POST /tables/t2/seats": () => ({ seat: 0, secret: "new", sequence: 1 }),
    });
    render(Home);
    (await screen.findByRole("button", { name: say("page-play-bots") })).click();
    await waitFor(() => expect(router.place.what).toBe("t2"));
    const [plan] = server.bodies("POST /tables") as { game: string; bots: (string | null)[] }[];
    expect(plan).toMatchObject({ game: "none" });
    expect(plan!.bots[0]).toBeNull();
    expect(plan!.bots.slice(1).sort(), "two different characters of the usual level").toEqual(["ostrich", "tortoise"]);
    expect(holding("t2")).toMatchObject({ host: "host", seats: { 0: "new" } });
  });

  it("says once that the version is new, and not to newcomers", async () => {
    fakeServer({ "GET /games": games, "GET /tables": lists });
    const told = async () => {
      const { unmount } = render(Home);
      await screen.findByRole("heading", { name: "A game" });
      const words = screen.queryByRole("status")?.textContent ?? "";
      unmount();
      return words;
    };
    expect(await told()).toBe("");
    localStorage.setItem("marula.version", '"0.1.0"');
    expect(await told()).toContain(say("page-new-version", { version: "0.2.0" }));
    expect(await told()).toBe("");
    localStorage.removeItem("marula.version"); // as releases before 0.2.0 left it
    keepSeat("t1", 0, "mine");
    fakeServer({ "GET /games": games, "GET /tables": lists, "GET /tables/t1": () => table() });
    expect(await told()).toContain("0.2.0");
  });

  it("says that the server cannot be reached", async () => {
    fakeServer({});
    render(Home);
    expect((await screen.findByRole("alert")).textContent).toBe(say("page-unreachable"));
  });
});

describe("the page of rules", () => {
  it("shows them, with their numbers and sources", async () => {
    const about = { title: "", note: "", sources: [{ ref: "The box", gives: "costs" }] };
    const markdown = "# A game\n\n- XX-1 Take a card.\n- XX-2 As XX-1.";
    fakeServer({ "GET /games/none/rules": () => ({ game: "none", language: "en", markdown, about }) });
    const { container } = render(Rules, { what: "none" });
    await screen.findByRole("heading", { name: "A game", level: 1 });
    expect(container.querySelector("#XX-1")!.textContent).toContain("Take a card.");
    expect(screen.getByText("The box").tagName).toBe("CITE");
  });

  it("says why there are none", async () => {
    fakeServer({ "GET /games/x/rules": () => new Refuse("There is no such game.") });
    render(Rules, { what: "x" });
    expect((await screen.findByRole("alert")).textContent).toBe("There is no such game.");
  });
});

describe("the page about us", () => {
  it("says of every game how sure we are of its board", async () => {
    fakeServer({ "GET /games": games });
    render(About, { what: "" });
    await screen.findByText("Worked out by us.");
  });
});

describe("the page about privacy", () => {
  const kept = { keep_days: null, edition_days: 400, report_days: 90, confirmation_days: 1, mail: false };

  it("says how long tables are kept, as the server says", async () => {
    fakeServer({ "GET /privacy": () => ({ ...kept, keep_days: 30 }) });
    render(Privacy, { what: "" });
    await screen.findByText(say("page-privacy-table-days", { days: 30 }), { exact: false });
    expect(screen.queryByText(say("page-privacy-mail", { days: 1 }))).toBeNull();
  });

  it("says that they stay where nothing deletes them, and of mail where there is mail", async () => {
    fakeServer({ "GET /privacy": () => ({ ...kept, mail: true }) });
    render(Privacy, { what: "" });
    await screen.findByText(say("page-privacy-table-always"), { exact: false });
    expect(screen.getByText(say("page-privacy-mail", { days: 1 }))).toBeTruthy();
    expect(screen.getByText(say("page-privacy-erase-how"))).toBeTruthy();
  });
});

describe("the page that links in mails lead to", () => {
  it("does nothing before the button is pressed, since mail programs open links unasked", async () => {
    router.go("/notice#confirm=word", true);
    const server = fakeServer({ "POST /notices/confirm": () => ({}) });
    render(NotificationLink, { what: "" });
    expect(server.requests).toEqual([]);
    screen.getByRole("button", { name: say("page-notice-yes") }).click();
    await screen.findByText(say("page-notice-done"));
    expect(server.bodies("POST /notices/confirm")).toEqual([{ secret: "word" }]);
  });

  it("says of another link that it is old", () => {
    router.go("/notice", true);
    fakeServer({});
    render(NotificationLink, { what: "" });
    screen.getByText(say("page-notice-old"));
  });
});

describe("the settings of notifications", () => {
  const LIST = "GET /tables/t1/seats/0/notices";
  const ADD = "POST /tables/t1/seats/0/notices";
  const hook = { notice: "n1", kind: "webhook", address: "https://example.org", always: false, remind: 0, muted: false, confirmed: true }; // prettier-ignore
  const props = { id: "t1", seat: 0, secret: "s" };

  it("offer e-mail first, where there is e-mail", async () => {
    fakeServer({ [LIST]: () => ({ notices: [hook], kinds: ["webhook", "email"] }) });
    const { container } = render(NotificationSettings, props);
    await screen.findByText("https://example.org");
    expect(container.querySelector<HTMLInputElement>("input[required]")!.type).toBe("email");
  });

  it("say that an address must be confirmed, and why one is refused", async () => {
    const add = vi.fn<Answer>(() => ({ notice: "n2", confirmed: false }));
    const server = fakeServer({ [LIST]: () => ({ notices: [], kinds: ["webhook"] }), [ADD]: add });
    const { container } = render(NotificationSettings, props);
    await waitFor(() => expect(container.querySelectorAll("option")).toHaveLength(1));
    const input = container.querySelector<HTMLInputElement>("input[required]")!;
    const send = () => {
      input.value = "https://example.org/hook";
      input.dispatchEvent(new Event("input", { bubbles: true }));
      input.form!.dispatchEvent(new Event("submit", { cancelable: true }));
    };
    send();
    await screen.findByText(say("page-notices-asked"));
    expect(server.bodies(ADD)).toEqual([{ kind: "webhook", address: "https://example.org/hook" }]);
    add.mockImplementation(() => new Refuse("Not that address."));
    send();
    await screen.findByText("Not that address.");
  });
});
