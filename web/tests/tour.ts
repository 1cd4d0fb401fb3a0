/** Every page of the house and every dialog, one after the other; whoever follows looks at each.
 *
 *  Nothing here depends on the language or on the width of the page. */

import type { Page } from "@playwright/test";

import type { TablePage } from "../src/lib/wire";
import { GAMES, playOut } from "./moments";
import { against, ask } from "./tables";

/** The first who asks for puzzles or deals waits until they are unpacked. */
const COLD = { timeout: 60_000 };

type Tour = AsyncGenerator<string, void>;

/** Counts what a page has asked for and not yet heard: before any page is opened. */
export async function attend(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = window as unknown as { asked: number };
    const fetched = window.fetch;
    kept.asked = 0;
    window.fetch = async (...all) => {
      kept.asked++;
      try {
        return await fetched(...all);
      } finally {
        kept.asked--;
      }
    };
  });
}

/** Until the page has a head and has heard all that it asked for. */
async function quiet(page: Page): Promise<void> {
  await page.locator("h1, .prompt p").first().waitFor(COLD);
  await page.waitForFunction(
    async () => {
      const kept = window as unknown as { asked: number };
      for (let looks = 0; looks < 5; looks++) {
        if (kept.asked || /Loading…|Загружаем…/.test(document.body.innerText)) return false;
        await new Promise((done) => setTimeout(done, 20));
      }
      return true;
    },
    null,
    COLD,
  );
}

async function go(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await quiet(page);
}

/** All that is folded up, laid open. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll("details")) {
      one.removeAttribute("name"); // of a group one is open at a time, else
      one.open = true;
    }
  });
}

const shut = (page: Page) =>
  page.evaluate(() =>
    document.querySelectorAll<HTMLDialogElement>("dialog[open]").forEach((one) => one.close()),
  );

/** What anybody finds who has just come. */
export async function* pages(page: Page): Tour {
  await go(page, "/");
  yield "the first visit";
  await page.locator("header .iconbtn[aria-haspopup=dialog]").click();
  yield "the menu";
  await shut(page);
  for (const game of Object.keys(GAMES)) {
    await go(page, `/new/${game}`);
    yield `a new table of ${game}`;
    await unfold(page);
    yield `a new table of ${game}, unfolded`;
  }
  for (const path of ["settings", "account", "credits", "friends", "pair/quintain", "warden", "nowhere"]) {
    await go(page, `/${path}`);
    await unfold(page);
    yield path;
  }
  const me = await ask<{ user: string }>(page, "GET", "/me");
  await go(page, `/p/${me.user}`);
  yield "a player";
  await go(page, "/t/none");
  yield "a table that is not there";
}

/** The lessons of all games: their first step, their rules, their end. */
export async function* lessons(page: Page): Tour {
  for (const game of Object.keys(GAMES)) {
    await go(page, `/learn/${game}`);
    yield `a lesson of ${game}`;
    const rule = page.locator(".prompt .rule-id").first();
    if (await rule.count()) {
      await rule.click();
      await page.locator("dialog[open]").waitFor();
      yield `the rules beside a lesson of ${game}`;
      await shut(page);
    }
    await page.locator(".lozenge").last().dispatchEvent("click");
    yield `the last lesson of ${game}`;
  }
}

/** Puzzles of all games, and the deals of the day. */
export async function* puzzles(page: Page): Tour {
  await go(page, "/puzzles");
  yield "puzzles";
  for (const game of Object.keys(GAMES)) {
    const found = await ask<{ id: string | null }>(page, "GET", `/puzzles/next?game=${game}`);
    if (!found.id) continue; // not every game has some
    await go(page, `/puzzles/${found.id}`);
    await page.locator(".lozenges").waitFor(COLD);
    yield `a puzzle of ${game}`;
    await page.locator(".prompt-area > .do .btn").click();
    await page.locator("#why").waitFor(COLD);
    await unfold(page);
    yield `a puzzle of ${game}, told`;
  }
  await go(page, "/deal");
  await unfold(page);
  yield "the deals of the day";
}

/** A table from its waiting room to its end and again as a replay, as text and drawn. */
export async function* tables(page: Page): Tour {
  const open = await ask<{ facts: { id: string } }>(page, "POST", "/tables", {
    game: "kings_bounty",
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "page" }],
  });
  await go(page, `/t/${open.facts.id}`);
  await page.locator(".room .seats li").nth(1).locator("button").last().click();
  await page.locator(".room .share").first().waitFor();
  yield "the waiting room";

  const three = await ask<{ facts: { id: string } }>(page, "POST", "/tables", {
    game: "kings_bounty",
    seats: [{ kind: "me" }, { kind: "me", name: "Isolde" }, { kind: "bot", bot: "page" }],
  });
  await ask(page, "POST", `/tables/${three.facts.id}/start`, {});
  await go(page, `/t/${three.facts.id}`);
  const curtain = page.locator(".curtain .btn");
  await curtain.or(page.locator(".frame")).first().waitFor();
  if (await curtain.isVisible()) {
    yield "the curtain between neighbours";
    await curtain.click();
  }
  await page.locator(".frame").waitFor();

  const id = await against(page, "kings_bounty", 4, {}, "page");
  await page.locator(".kb").waitFor();
  await page.locator(".top .iconbtn[aria-haspopup=dialog]").first().click();
  yield "the menu of a table";
  await page.locator("dialog[open] > .do > .btn").last().click();
  await unfold(page);
  yield "leaving is asked about";
  await shut(page);
  await page.keyboard.press("?");
  yield "the keys";
  await shut(page);
  await page.keyboard.press("h");
  await page.locator(".hints").first().waitFor(COLD);
  yield "hints";
  await asText(page, true);
  yield "a table as text";
  for (const tab of await page.locator("[role=tab]:visible").all()) {
    await tab.dispatchEvent("click");
    await unfold(page);
    yield `a table as text, ${(await tab.getAttribute("id"))!}`;
  }
  await page.keyboard.press("b");
  await page.locator(".panel .switch input").last().dispatchEvent("click");
  yield "cards and figures";
  await asText(page, false);
  await playOut(page, `/t/${id}`, Infinity);
  await page.locator("#end-title").waitFor(COLD);
  await unfold(page);
  yield "the end";
  await go(page, `/replay/${id}`);
  await page.locator(".scrub input").waitFor();
  yield "a replay";
  await page.keyboard.press("End");
  for (const tab of await page.locator("[role=tab]:visible").all()) {
    await tab.dispatchEvent("click");
    yield `a replay, ${(await tab.getAttribute("id")) ?? "a tab"}`;
  }
  await go(page, `/deal/of/${id}`);
  yield "the same deal for friends";

  const left = await against(page, "lionheart", 4, {}, "page");
  await ask(page, "POST", `/tables/${left}/leave`, {});
  await page.locator(".notice").waitFor();
  yield "a seat that was left";
  const broken = await against(page, "lionheart", 2);
  const { mine } = await ask<TablePage>(page, "GET", `/tables/${broken}`);
  await ask(page, "POST", `/tables/${broken}/propose`, { kind: "abandon", by: mine[0] });
  await page.locator("main.page h1").waitFor();
  yield "a game that was broken off";
  await go(page, "/");
  yield "home";
}

async function asText(page: Page, textMode: boolean): Promise<void> {
  await page.evaluate((now) => {
    const kept = JSON.parse(localStorage.getItem("hastilude")!) as object;
    localStorage.setItem("hastilude", JSON.stringify({ ...kept, textMode: now }));
  }, textMode);
  await page.reload();
  await quiet(page);
}
