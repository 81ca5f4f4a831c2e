import { existsSync } from "node:fs";

const SYSTEM_BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Finds the Chromium of this machine, if there is one. */
export const installedChromium = () => SYSTEM_BROWSERS.find((path) => existsSync(path));
