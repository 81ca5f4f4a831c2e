import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { installedChromium } from "../start/chromium.ts";

const root = join(import.meta.dirname, "..", "..");

/** Files that only the full tier runs. */
const FULL = "**/*.full.e2e.ts";

/** Names the output of one of several runs. */
const part = process.env.BROWSER_PART ?? "all";
const data = process.env.TEST_DATA_DIR ?? join(root, ".data", "test");

/** Every browser test of the project. `npm test` starts the servers they run against. */
export default defineConfig({
  outputDir: join(data, "browser", part),
  testMatch: "*.e2e.ts",
  testIgnore: process.env.TEST_TIER === "full" ? [] : [FULL],
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: join(data, `browser-${part}.json`) }]],
  use: {
    baseURL: process.env.SITE_URL,
    viewport: { width: 1280, height: 900 },
    screenshot: "only-on-failure",
    // Animations take a fifth of the browser's processor time. Tests of them turn them on.
    reducedMotion: "reduce",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || installedChromium(),
      // Allows running as root in a container. Playwright itself disables Chromium's background requests.
      args: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic"],
    },
  },
  projects: [
    {
      name: "studio",
      // The Studio loads 9 MB of scripts, twice to sign in: on a busy machine that alone takes 20 s.
      timeout: 120_000,
      expect: { timeout: 45_000 },
      // Its tests change the content of one set of servers.
      workers: 1,
      testDir: join(root, "scripts", "e2e"),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "web",
      testDir: join(root, "web", "tests"),
      testIgnore: [FULL],
    },
    { name: "sweeps", testDir: join(root, "web", "tests"), testMatch: FULL },
  ],
});
