import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { defineConfig } from "@playwright/test";

import { installTinyGame } from "./build/tiny-game.ts";

/** The real server with a database of its own and the tiny game of docs/adding-a-game.md. */
const PYTHON = process.env.PYTHON ?? (existsSync("../.venv/bin/python") ? ".venv/bin/python" : "python3");
/** `make test` names the folder of the compiled package; at work it is the source. */
const SOURCE = process.env.COMPILED ?? "src";
// Workers inherit both, so that all speak to the server that the first process has started.
const PORT = (process.env.HASTILUDE_TEST_PORT ??= String(8200 + (process.pid % 1500)));
const FOLDER = (process.env.HASTILUDE_TEST_FOLDER ??= mkdtempSync(join(tmpdir(), "hastilude-")));
installTinyGame("../docs/adding-a-game.md", FOLDER);
/** Tests come faster than people, all from one address. */
const LIMITS = [
  "requests_per_address",
  "requests_per_guest",
  "guests_per_address",
  "tables_made_per_guest",
  "sockets_opened_per_address",
  "changes_per_person",
]
  .map((name) => `--limit ${name}=5000,500`)
  .join(" ");

const MEASURED = /\.timed\.spec\.ts$/;
const WALK = /walk\.spec\.ts$/;
/** The long walk looks at random tables, in which there may always be one more thing to find. */
const LONG = Boolean(process.env.HASTILUDE_WALK);

function server(port: string, program: string, database: string) {
  return {
    command: `PYTHONPATH=${SOURCE}:${FOLDER} ${PYTHON} ${program} serve --port ${port} --database sqlite:///${FOLDER}/${database} ${LIMITS}`,
    cwd: "..",
    url: `http://127.0.0.1:${port}/health/ready`,
    timeout: 60_000,
    stderr: "ignore" as const,
  };
}

export default defineConfig({
  testDir: "tests",
  timeout: 180_000,
  workers: 2,
  // A machine may falter; what passes only the second time is named as flaky at the end.
  retries: 1,
  fullyParallel: true,
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: "en-GB",
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
    },
  },
  // What is measured runs when nothing else does.
  projects: [
    { name: "played", testIgnore: [MEASURED, WALK] },
    ...(LONG ? [{ name: "walked", testMatch: WALK }] : []),
    { name: "measured", testMatch: MEASURED, dependencies: ["played"], workers: 1, retries: 2 },
  ],
  webServer: server(PORT, "-m hastilude.cli", "test.db"),
});
