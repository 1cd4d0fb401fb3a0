/** Nothing for axe, of any level: what is there for the eye is there for all. */

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export async function harmless(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const said = violations.map(
    ({ id, impact, nodes }) =>
      `${id} (${impact}): ${nodes.map((node) => node.html.slice(0, 200)).join(", ")}`,
  );
  expect(said).toEqual([]);
}
