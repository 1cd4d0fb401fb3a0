/** The server is away: a clear page, and back by itself when it answers again. */

import { expect, test } from "@playwright/test";

import { textMode } from "./play";

test("without the server the page says so, and comes back by itself", async ({ page }) => {
  await textMode(page);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
  await page.route("**/api/**", (route) => route.abort());
  await page.reload();
  await expect(page.getByText("The server is away at the moment").first()).toBeVisible();
  await page.unroute("**/api/**");
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible({ timeout: 20_000 });
});

test("it can be installed, and its pages open without a network", async ({ page, context }) => {
  await textMode(page);
  await page.goto("/");
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]")!;
    return (await (await fetch(link.href)).json()) as { name: string; display: string; icons: unknown[] };
  });
  expect(manifest.display).toBe("standalone");
  expect(manifest.icons.length).toBeGreaterThan(0);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload(); // now through the service worker, which keeps the assets
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("The server is away at the moment").first()).toBeVisible();
});
