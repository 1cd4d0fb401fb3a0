/** Tables made without the pages that make them: for tests of what happens at them. */

import type { Page } from "@playwright/test";

export interface Kept {
  lang?: string;
  theme?: string;
  speed?: string;
  textMode?: boolean;
  sound?: boolean;
  asking?: "people" | "always" | "never";
}

/** What this browser remembers; nothing moves unless a test wants it to. */
export async function remember(page: Page, kept: Kept = {}): Promise<void> {
  await page.addInitScript(
    (all) => {
      if (!localStorage.getItem("hastilude")) localStorage.setItem("hastilude", JSON.stringify(all));
    },
    { lang: "en", theme: "day", speed: "off", asking: "never", ...kept },
  );
}

/** Asks the server as the page would; the guest of this browser is made if there is none. */
export async function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  if (!/^https?:/.test(page.url())) await page.goto("/credits");
  return page.evaluate(
    async ([how, where, what]) => {
      const token = () => decodeURIComponent(/hastilude_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? "");
      const send = (verb: string, to: string, data: unknown) =>
        fetch(`/api${to}`, {
          method: verb,
          headers: { "content-type": "application/json", "x-csrf-token": token() },
          body: data === undefined ? undefined : JSON.stringify(data),
        });
      if (!token()) await fetch("/api/games");
      await send("POST", "/guests", { name: "", lang: "en" }); // who is known stays who they are
      const answer = await send(how, where, what);
      if (!answer.ok) throw new Error(`${how} ${where}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as never;
    },
    [method, path, body] as const,
  );
}

/** A running table of mine with bots on the other seats, who need no time; the page shows it. */
export async function against(
  page: Page,
  game: string,
  seats: number,
  more: Record<string, unknown> = {},
  bot = "random",
): Promise<string> {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", bot }));
  const made = await ask<{ facts: { id: string } }>(page, "POST", "/tables", {
    game,
    seats: [{ kind: "me" }, ...bots],
    ...more,
  });
  await ask(page, "POST", `/tables/${made.facts.id}/start`, {});
  await page.goto(`/t/${made.facts.id}`);
  await page.locator(".frame").waitFor();
  return made.facts.id;
}
