/** Addresses are paths; secrets stand after `#`, where no log sees them. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "learn"; game: string }
  | { page: "player"; id: string }
  | { page: "warden" }
  | { page: "deal"; day: string }
  | { page: "same"; id: string }
  | { page: "pair"; game: string }
  | { page: "puzzle"; id: string }
  | { page: "puzzles" }
  | { page: "friends" | "settings" | "account" | "credits" | "missing" };

export function parse(path: string): Route {
  const [first = "", second = "", rest, more] = path.split("/").filter(Boolean);
  if (first === "deal" && second === "of" && rest && more === undefined) return { page: "same", id: rest };
  if (rest !== undefined) return { page: "missing" };
  if (!first) return { page: "home" };
  if (first === "new") return { page: "new", game: second };
  if (first === "t" && second) return { page: "table", id: second };
  if (first === "replay" && second) return { page: "replay", id: second };
  if (first === "warden" && !second) return { page: "warden" };
  if (first === "p" && second) return { page: "player", id: second };
  if (first === "pair") return { page: "pair", game: second };
  if (first === "deal") return { page: "deal", day: second };
  if (first === "puzzles") return second ? { page: "puzzle", id: second } : { page: "puzzles" };
  if (first === "learn" && second) return { page: "learn", game: second };
  if (!second && (first === "friends" || first === "settings" || first === "account" || first === "credits"))
    return { page: first };
  return { page: "missing" };
}

class Router {
  route = $state.raw<Route>({ page: "home" });
  /** what stood after `#`: `link`, `invite`, `seat`, `claim` */
  secrets = $state.raw<Record<string, string>>({});

  start(): void {
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
    this.#read();
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** A secret that has been used is taken out of the address bar. */
  forgetSecrets(): void {
    history.replaceState(null, "", location.pathname);
    this.secrets = {};
  }

  #read(): void {
    this.route = parse(location.pathname);
    this.secrets = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (/^\/(api|schema|assets)\//.test(link.pathname)) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
