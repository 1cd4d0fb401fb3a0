// The pictures of docs/img/: `npm run shots`, or some of them: `npm run shots lionheart`. Starts a server of its
// own ($PYTHON, else the virtual environment; its rules compiled where $COMPILED names their folder), or takes
// the one at $HASTILUDE; the browser is $CHROMIUM, else /usr/bin/chromium.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { chromium } from "@playwright/test";

import { movingPicture } from "./moving-picture.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const OUT = join(ROOT, "docs/img/");
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const EARLY = 6;
const MIDDLE = 12;
const DOMAINS = 2;
/** of the moving picture */
const FRAMES = 24;
/** decisions before a picture of a battle */
const FIGHTING = 60;

const folder = mkdtempSync(join(tmpdir(), "hastilude-"));
const server = process.env.HASTILUDE ? null : serve();
const SERVER = process.env.HASTILUDE ?? server.address;
try {
  await answers();
  mkdirSync(OUT, { recursive: true });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
  const series = {
    first: () => first(browser),
    house: () => house(browser),
    night: () => night(browser),
    phone: () => phone(browser),
    hearts_and_armour: () => hearts(browser),
    lionheart: () => lionheart(browser),
    rise_shields: () => riseShields(browser),
    knights_tale: () => knightsTale(browser),
    kings_bounty: () => kingsBounty(browser),
    moving: () => moving(browser),
  };
  const asked = process.argv.slice(2);
  for (const name of asked.length ? asked : Object.keys(series)) await series[name]();
  await browser.close();
} finally {
  server?.process.kill();
  rmSync(folder, { recursive: true, force: true });
}

function serve() {
  const python =
    process.env.PYTHON ?? (existsSync(`${ROOT}.venv/bin/python`) ? ".venv/bin/python" : "python3");
  const port = String(8200 + (process.pid % 1500));
  const args = ["-m", "hastilude.cli", "serve", "--port", port, "--database", `sqlite:///${folder}/shots.db`];
  const env = { ...process.env, PYTHONPATH: process.env.COMPILED ?? "src" };
  return {
    address: `http://127.0.0.1:${port}`,
    process: spawn(python, args, { cwd: ROOT, env, stdio: "ignore" }),
  };
}

async function answers() {
  for (let tries = 0; tries < 120; tries++) {
    const answer = await fetch(`${SERVER}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error(`there is no server at ${SERVER}`);
}

async function open(browser, { lang, theme, viewport }) {
  const small = viewport === PHONE;
  const context = await browser.newContext({ viewport, hasTouch: small, isMobile: small });
  await context.addInitScript((kept) => localStorage.setItem("hastilude", JSON.stringify(kept)), {
    lang,
    theme,
    speed: "off",
    textMode: false,
  });
  const page = await context.newPage();
  const shot = async (name) => {
    // a table may go on hearing of itself: then what is there is taken
    await page.waitForLoadState("networkidle", { timeout: 5000 }).catch(() => null);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${OUT}${name}.png` });
  };
  return { context, page, shot };
}

/** What somebody sees who was never here. */
async function first(browser) {
  const { context, page, shot } = await open(browser, { lang: "ru", theme: "day", viewport: WIDE });
  await page.goto(SERVER);
  await page.locator("#first-title").waitFor();
  await shot("home-first-ru");
  await page.goto(`${SERVER}/new/kings_bounty`);
  await page.locator(".seats li").first().waitFor();
  await shot("new-table-ru");
  await context.close();
}

/** A lesson; a game to its end, again as a replay, and the home page that knows of it. */
async function house(browser) {
  const { context, page, shot, id } = await against(browser, "kings_bounty", 4);
  await page.locator(".kb").waitFor();
  await playUntil(page, id, { least: Infinity });
  await page.locator("#end-title").waitFor();
  await shot("table-end-ru");
  await page.goto(`${SERVER}/replay/${id}`);
  await page.locator(".scrub input").fill("60");
  await page.locator(".graph svg").waitFor();
  await page.waitForTimeout(500); // the step, and the glow of what moved
  await shot("replay-ru");
  await begin(page, "lionheart", 3);
  await page.goto(SERVER);
  await page.locator("article .btn.play").first().waitFor();
  await shot("home-ru");
  await page.goto(`${SERVER}/learn/kings_bounty`);
  await page.locator(".lozenge").nth(4).click();
  await page.locator("[data-hand]").first().click();
  await page.locator("[data-hold][data-lit]").first().hover();
  await shot("tutorial-ru");
  await context.close();
}

/** A table by night, in English. */
async function night(browser) {
  const { context, page, shot, id } = await against(browser, "kings_bounty", 4, {
    lang: "en",
    theme: "night",
  });
  await page.locator("[data-hand]").first().waitFor();
  await playUntil(page, id, { least: EARLY, wise: true });
  await shot("kings-bounty-en-night");
  await context.close();
}

/** The first visit and a table on a phone. */
async function phone(browser) {
  const { context, page, shot } = await open(browser, { lang: "ru", theme: "day", viewport: PHONE });
  await page.goto(SERVER);
  await page.locator("#first-title").waitFor();
  await shot("phone-home");
  await context.close();
  const table = await against(browser, "kings_bounty", 4, { viewport: PHONE });
  await table.page.locator("[data-hand]").first().waitFor();
  await playUntil(table.page, table.id, { least: EARLY, wise: true });
  await table.shot("phone-table");
  await table.context.close();
}

/** A table of a game with bots on all seats but mine, in Russian by day if nothing else is said; the page
 *  shows it. */
async function against(browser, game, seats, look = {}) {
  const opened = await open(browser, { lang: "ru", theme: "day", viewport: WIDE, ...look });
  await opened.page.goto(`${SERVER}/credits`);
  const id = await begin(opened.page, game, seats, look.lang);
  await opened.page.goto(`${SERVER}/t/${id}`);
  return { ...opened, id };
}

/** Such a table of whoever is on the page; its id. */
async function begin(page, game, seats, lang = "ru") {
  return page.evaluate(
    async ({ game, seats, lang }) => {
      const token = () => decodeURIComponent(/hastilude_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? "");
      const post = async (path, body) => {
        if (!token()) await fetch("/api/games");
        const headers = { "content-type": "application/json", "x-csrf-token": token() };
        const answer = await fetch(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
        return answer.json();
      };
      await post("/guests", { name: "", lang });
      const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", bot: "squire" }));
      const made = await post("/tables", { game, seats: [{ kind: "me" }, ...bots] });
      await post(`/tables/${made.facts.id}/start`, {});
      return made.facts.id;
    },
    { game, seats, lang },
  );
}

/** Decides once for me without a click: as a strong bot advises, or as if by chance; false when the game
 *  is over. The page hears of it by its own socket, as of any move. */
async function decide(page, id, wise) {
  return page.evaluate(
    async ({ id, wise }) => {
      const token = decodeURIComponent(/hastilude_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? "");
      const post = async (what, body) => {
        const headers = { "content-type": "application/json", "x-csrf-token": token };
        const sent = { method: "POST", headers, body: JSON.stringify(body) };
        const answer = await fetch(`/api/tables/${id}/${what}`, sent);
        return answer.ok ? answer.json() : null;
      };
      const [seat] = (await (await fetch(`/api/tables/${id}`)).json()).mine;
      for (;;) {
        const { status, version, actions } = await (
          await fetch(`/api/tables/${id}/update?seat=${seat}`)
        ).json();
        if (status === "over") return false;
        if (actions.length) {
          const advice = wise && actions.length > 1 ? await post("hint", { seat, version }) : null;
          const chosen = advice?.hints[0]?.action ?? actions[(version * 7) % actions.length];
          await post("act", { seat, id: `d${version}`, version, action: chosen.id });
          return true;
        }
        await new Promise((done) => setTimeout(done, 30));
      }
    },
    { id, wise },
  );
}

/** Until it is my turn on the page too. */
async function mine(page) {
  await page.waitForFunction(() => document.title.startsWith("●"), null, { timeout: 60_000 });
  await page.waitForTimeout(400); // what has moved lies still
}

/** Plays on until `seen` finds the picture, on my turn and after so many decisions. */
async function playUntil(page, id, { least, wise = false }, seen = () => true) {
  for (let n = 0; n < 900 && (await decide(page, id, wise)); n++) {
    if (n < least) continue;
    await mine(page).catch(() => null);
    if (await seen()) return;
  }
}

/** King's Bounty: a unit in hand, held over something of a rival's, and the board answers. */
async function kingsBounty(browser) {
  const { context, page, shot, id } = await against(browser, "kings_bounty", 4);
  await page.locator(".kb").waitFor();
  await playUntil(page, id, { least: 2 * MIDDLE, wise: true }, async () => {
    for (const card of await page.locator("[data-hand][data-lit]").all()) {
      await card.click();
      const target = page.locator(".rivals [data-hold][data-lit]").first();
      if (await target.isVisible()) {
        await target.hover();
        return true;
      }
      await page.keyboard.press("Escape");
    }
    return false;
  });
  await shot("kings-bounty-ru");
  await context.close();
}

/** The land of Lionheart, where fences stand and the first domains are closed. */
async function lionheart(browser) {
  const { context, page, shot, id } = await against(browser, "lionheart", 4);
  await page.locator(".lh").waitFor();
  const closed = async () => (await page.locator(".lh .badge").count()) >= DOMAINS;
  await playUntil(page, id, { least: MIDDLE, wise: true }, closed);
  await shot("lionheart-ru");
  await context.close();
}

/** The field of Rise Shields with an attack to be chosen, and its odds. */
async function riseShields(browser) {
  const { context, page, shot, id } = await against(browser, "rise_shields", 2);
  await page.locator(".rs").waitFor();
  const fight = page.locator('[data-stop][data-sense="fight"]');
  await playUntil(page, id, { least: FIGHTING }, async () => (await fight.count()) > 0);
  await shot("rise-shields-ru");
  await context.close();
}

/** A duel of A Knight's Tale. */
async function knightsTale(browser) {
  const { context, page, shot, id } = await against(browser, "knights_tale", 3);
  await page.locator(".kt").waitFor();
  const odds = page.locator(".kt .odds").filter({ visible: true });
  await playUntil(page, id, { least: MIDDLE }, async () => (await odds.count()) > 0);
  await shot("knights-tale-ru");
  await context.close();
}

/** Seven around the table of Hearts and Armour, some cards before them, one more in hand. */
async function hearts(browser) {
  const { context, page, shot, id } = await against(browser, "hearts_and_armour", 7);
  await page.locator(".ha").waitFor();
  const lit = page.locator(".ac.legal").first();
  await playUntil(page, id, { least: 2, wise: true }, () => lit.isVisible());
  await lit.click();
  await shot("hearts-and-armour-ru");
  await context.close();
}

/** A game of Lionheart in play, as a moving picture: after each of my decisions the table once. */
async function moving(browser) {
  const { context, page, id } = await against(browser, "lionheart", 3);
  await page.locator(".lh").waitFor();
  await page.setViewportSize({ width: 1100, height: 688 });
  await page.evaluate(() => document.fonts.ready);
  const pictures = [await page.screenshot()];
  while (pictures.length < FRAMES && (await decide(page, id, true))) {
    await mine(page).catch(() => null);
    pictures.push(await page.screenshot());
  }
  // on an empty page: the house lets no foreign pictures in
  const bench = await context.newPage();
  writeFileSync(`${OUT}in-play.webp`, await movingPicture(bench, pictures, { width: 760, ms: 900 }));
  await context.close();
}
