/** Nothing for axe, of any level: what is there for the eye is there for all. */

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export async function harmless(page: Page, where = ""): Promise<void> {
  // there are no frames within frames: no second page is needed to put the answers together
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const said = violations.map(
    ({ id, impact, nodes }) =>
      `${id} (${impact}): ${nodes.map((node) => `${node.html.slice(0, 200)} ${node.any[0]?.message ?? ""}`).join(", ")}`,
  );
  expect.soft(said, where).toEqual([]);
}
