import { expect, it } from "vitest";

import { parse } from "./router.svelte";

it.each([
  ["/", { page: "home" }],
  ["/t/abc", { page: "table", id: "abc" }],
  ["/new", { page: "new", game: "" }],
  ["/new/quintain", { page: "new", game: "quintain" }],
  ["/replay/abc", { page: "replay", id: "abc" }],
  ["/t/", { page: "missing" }],
  ["/warden", { page: "warden" }],
  ["/settings/x", { page: "missing" }],
  ["/a/b/c", { page: "missing" }],
])("%s", (path, route) => {
  expect(parse(path)).toEqual(route);
});
