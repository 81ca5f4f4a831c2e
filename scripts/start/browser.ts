import { existsSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { ROOT } from "./environment.ts";

const SYSTEM_BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The Chromium of this machine, if there is one. */
export const installedChromium = () => SYSTEM_BROWSERS.find((path) => existsSync(path));

const succeeds = async (command: string, ...args: string[]) => {
  const options = { cwd: join(ROOT, "scripts"), preferLocal: true, reject: false } as const;
  return !(await execa(command, args, { ...options, stdio: "inherit" })).failed;
};

/**
 * Finds a Chromium for the browser tests, installing one when there is none: from the system's
 * packages where we may, else Playwright's own.
 * @returns its path; empty for Playwright's own, which it finds by itself
 * @throws when none can be had, saying how to get one
 */
export async function installChromium(): Promise<string> {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Error(`CHROMIUM_PATH names no file: ${configured}`);
  }
  const found = installedChromium();
  if (found) return found;
  console.log("Installing Chromium for the browser tests …");
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    await succeeds("apt-get", "update", "-qq");
    await succeeds("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium");
    const packaged = installedChromium();
    if (packaged) return packaged;
  }
  if (await succeeds("playwright", "install", "chromium")) return "";
  throw new Error("No Chromium: install one, or set CHROMIUM_PATH to yours.");
}
