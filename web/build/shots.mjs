// The pictures of docs/img/: `npm run shots`, with a server at $HASTILUDE (default port 8000).
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { chromium } from "@playwright/test";

const SERVER = process.env.HASTILUDE ?? "http://127.0.0.1:8000";
const OUT = fileURLToPath(new URL("../../docs/img/", import.meta.url));
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const VIEWS = [
  { lang: "ru", theme: "day", viewport: WIDE, mark: "ru" },
  { lang: "en", theme: "day", viewport: WIDE, mark: "en" },
  { lang: "ru", theme: "night", viewport: WIDE, mark: "ru-night" },
  { lang: "ru", theme: "day", viewport: PHONE, mark: "ru-phone" },
];

mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
});
for (const view of VIEWS) await take(view);
await browser.close();

async function take({ lang, theme, viewport, mark }) {
  const phone = viewport === PHONE;
  const context = await browser.newContext({ viewport, hasTouch: phone, isMobile: phone });
  await context.addInitScript((kept) => localStorage.setItem("hastilude", JSON.stringify(kept)), {
    lang,
    theme,
    speed: "off",
    textMode: false,
  });
  const page = await context.newPage();
  const shot = async (name) => {
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${OUT}${name}-${mark}.png` });
  };
  const tab = (n) => page.locator(phone ? ".tabs [role=tab]" : ".sidetabs [role=tab]").nth(n);

  await page.goto(`${SERVER}/new/kings_bounty`);
  await shot("new-table");
  await page.goto(`${SERVER}/learn/kings_bounty`);
  await shot("learn");
  await page.goto(SERVER);
  await page.locator("article .btn.primary").first().click();
  await page.locator(".prompt p").waitFor();
  await shot("table-start");
  for (let turn = 0; turn < 500; turn++) {
    await tab(1).click();
    const over = page.locator(".actions [data-over]");
    await over.or(page.locator(".actions .action:enabled").first()).first().waitFor();
    if (await over.isVisible()) break;
    if (turn === 14) {
      await tab(0).click();
      await shot("table-middle");
      await tab(1).click();
    }
    const actions = page.locator(".actions .action:enabled");
    const finish = await page.locator(".actions .action").count();
    // Returning cards ends with the last of the list; else the first moves the game on.
    const version = await page.locator(".frame").getAttribute("data-version");
    await actions.nth(turn % 3 === 2 ? finish - 1 : 0).click();
    await page.waitForFunction(
      (old) => document.querySelector(".frame")?.getAttribute("data-version") !== old,
      version,
    );
  }
  if (phone) await tab(0).click();
  await shot("table-end");
  await page.locator('a[href^="/replay/"]').first().click();
  await page.locator(".scrub input").waitFor();
  await page.locator(".scrub input").fill("40");
  await shot("replay");
  await page.goto(SERVER);
  await shot("home");
  await context.close();
}
