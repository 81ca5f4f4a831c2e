import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { postgresBinaries } from "../../supabase/test/postgres.ts";
import { installedChromium } from "./chromium.ts";
import { ROOT } from "./environment.ts";

const succeeds = async (command: string, ...args: string[]) => {
  const options = { cwd: join(ROOT, "scripts"), preferLocal: true, reject: false } as const;
  return !(await execa(command, args, { ...options, stdio: "inherit" })).failed;
};

/** Installs system packages, if the system has apt and this user is root. */
async function aptInstall(...packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing ${packages.join(", ")} …`);
  // Where it reaches no server, it gives up within seconds.
  const options = ["-qq", "-o=Acquire::Retries=0", "-o=Acquire::http::Timeout=10"];
  await succeeds("apt-get", "update", ...options);
  await succeeds("apt-get", "install", ...options, "-y", "--no-install-recommends", ...packages);
}

/**
 * Finds a Chromium for the browser tests, or installs one: from the system's packages if permitted, otherwise
 * Playwright's own.
 * @returns its path; empty for Playwright's own, which it finds by itself
 * @throws an error with instructions if none can be installed
 */
export async function installChromium(): Promise<string> {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && !existsSync(configured)) {
    throw new Error(`CHROMIUM_PATH names no file: ${configured}`);
  }
  const found = configured || installedChromium();
  if (found) return found;
  await aptInstall("chromium");
  const packaged = installedChromium();
  if (packaged) return packaged;
  if (await succeeds("playwright", "install", "chromium")) return "";
  throw new Error("No Chromium: install one, or set CHROMIUM_PATH to yours.");
}

const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/**
 * Finds or installs the browser of the tests: Chromium's headless shell where the system has a package of it, because
 * it takes a third less processor time for the same tests than Chromium without a window; otherwise Chromium. Its test
 * of Back needs Chromium itself.
 * @returns its path; empty for Playwright's own
 * @throws an error with instructions if none can be installed
 */
export async function installTestBrowser(): Promise<string> {
  const chromium = await installChromium();
  if (process.env.CHROMIUM_PATH) return chromium;
  if (!existsSync(HEADLESS_SHELL)) await aptInstall("chromium-headless-shell");
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : chromium;
}

/** Installs Firefox and WebKit for the tour, which skips what is not installed. */
export async function installTourBrowsers(): Promise<void> {
  const commands = ["firefox-esr", "WebKitWebDriver", "Xvfb"];
  const isMissing = () => commands.some((command) => !existsSync(`/usr/bin/${command}`));
  if (isMissing()) await aptInstall("firefox-esr", "webkit2gtk-driver", "xvfb");
  if (isMissing()) console.log(`The tour leaves out what needs ${commands.join(", ")} of Debian.`);
}

/**
 * Finds a PostgreSQL server for the database tests, or installs one with pg_cron.
 * @returns the folder of its commands; empty if there is none, and the tests that need it are skipped
 */
export async function installPostgres(): Promise<string> {
  const found = postgresBinaries();
  if (found) return found;
  if (process.getuid?.() !== 0 || process.platform !== "linux") return "";
  // Keeps Debian from starting a server of its own.
  mkdirSync("/etc/postgresql-common", { recursive: true });
  writeFileSync("/etc/postgresql-common/createcluster.conf", "create_main_cluster = false\n");
  await aptInstall("postgresql");
  const installed = postgresBinaries() ?? "";
  const [, version] = /\/(\d+)\/bin/.exec(installed) ?? [];
  if (version) await aptInstall(`postgresql-${version}-cron`);
  return installed;
}
