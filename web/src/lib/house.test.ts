import { expect, test } from "vitest";

import { ranked } from "./house";

test("bots of the operator's own have no place among the levels", () => {
  expect(ranked(["page", "squire", "my_bots:Builder"])).toEqual(["page", "squire"]);
});
