import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { emblems, icons } from "./build/icons.ts";

/** The Python package serves what is built here. */
const OUT = "../src/hastilude/server/static";
/** Where `hastilude serve` listens, while the client is being worked on. */
const SERVER = process.env.HASTILUDE ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), emblems(), svelte()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows no data: fonts, and scripts only from files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: ".vite/manifest.json",
  },
  server: {
    proxy: {
      "/api": { target: SERVER, ws: true, changeOrigin: true, rewriteWsOrigin: true },
    },
    fs: { allow: [".."] },
  },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
