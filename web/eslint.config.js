import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // Drawings and rules come from our own files, never from a player.
      "svelte/no-at-html-tags": "off",
      "svelte/no-navigation-without-resolve": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      // Sets and maps here are made anew with each change, never changed in place.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { ignores: ["dist/", "test-results/", "src/lib/wire.ts"] },
);
