/** Every page in both languages, from a small phone to a large screen: nothing overflows. */

import { expect, test, type Page } from "@playwright/test";

const PATHS = [
  "/",
  "/new/kings_bounty",
  "/settings",
  "/account",
  "/credits",
  "/learn/kings_bounty",
  "/nowhere",
];

/** What is wider than the page, and what is wider than its own box. */
async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`page by ${wide} px`);
    for (const one of document.querySelectorAll<HTMLElement>(".btn, h1, h2, [role=tab], .prompt p, .chip")) {
      const style = getComputedStyle(one);
      if (!one.offsetParent || style.textOverflow === "ellipsis" || style.position === "absolute") continue;
      if (one.scrollWidth > one.clientWidth + 1) found.push(`${one.className}: ${one.textContent.trim()}`);
    }
    return found;
  });
}

for (const lang of ["ru", "en"]) {
  for (const width of [360, 768, 1280, 2560]) {
    test(`${lang} ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 500 ? 740 : Math.round(width * 0.6) });
      await page.addInitScript((kept) => localStorage.setItem("hastilude", JSON.stringify(kept)), {
        lang,
        theme: "day",
        speed: "off",
        textMode: true,
      });
      for (const path of PATHS) {
        await page.goto(path);
        await expect(page.locator("h1").or(page.locator(".prompt p")).first()).toBeVisible();
        await page.waitForLoadState("networkidle");
        expect([path, ...(await overflow(page))]).toEqual([path]);
      }
      await page.goto("/");
      await page.locator("article .do .btn").nth(1).click();
      await expect(page.locator(".room")).toBeVisible();
      expect(["room", ...(await overflow(page))]).toEqual(["room"]);
      await page.goto("/");
      await page.locator("article .btn.primary").first().click();
      await expect(page.locator(".prompt p")).not.toBeEmpty();
      expect(["table", ...(await overflow(page))]).toEqual(["table"]);
    });
  }
}
