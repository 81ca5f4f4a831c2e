import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, type Variables } from "../start/environment.ts";
import { median, row } from "./measure.ts";

const RUNS = 5;

/** One page of each family. */
const PAGES = [
  "/",
  "/services",
  "/services/uber-clone",
  "/instagram-chatbot",
  "/hire-resources",
  "/social-media",
  "/ui-ux-design/saas",
  "/blog",
  "/blog/cybersecurity-2025",
  "/portfolio",
  "/about",
  "/contact",
];

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number } | undefined>;
};

const FLAGS =
  "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

/** Attempts per page: Chromium sometimes starts too slowly to be traced. */
const ATTEMPTS = 3;

/** Audits a page as if the script that draws its background (`play.ts`) failed to load. */
const WITHOUT_BACKGROUND = ["--blocked-url-patterns=*/client/play-*"];

/** @throws an error with Lighthouse's output if every attempt to audit the page fails */
function audit(url: string, env: Variables, options: readonly string[] = [], attempt = 1): Report {
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const file = join(folder, "report.json");
  const { status, stderr } = spawnSync(
    join(ROOT, "scripts/node_modules/.bin/lighthouse"),
    [
      url,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      `--chrome-flags=${FLAGS}`,
      ...options,
    ],
    { encoding: "utf8", env: { ...env, CHROME_PATH: env.CHROMIUM_PATH ?? "" } },
  );
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    if (attempt < ATTEMPTS) return audit(url, env, options, attempt + 1);
    throw new Error(`Lighthouse could not audit ${url}: ${stderr}`);
  }
  const report: Report = JSON.parse(readFileSync(file, "utf8"));
  rmSync(folder, { recursive: true });
  return report;
}

/** Runs Lighthouse on a simulated phone: several times for a page of each family, with and without its background. */
export async function benchLighthouse(env: Variables): Promise<void> {
  console.log(`\nLighthouse, mobile (median and lowest of ${RUNS})`);
  for (const path of PAGES) {
    const url = `${env.SITE_URL}${path}`;
    const pairs = Array.from({ length: RUNS }, () => ({
      whole: audit(url, env),
      bare: audit(url, env, WITHOUT_BACKGROUND),
    }));
    const reports = pairs.map(({ whole }) => whole);
    const [first] = reports;
    const scores = Object.keys(first?.categories ?? {}).map((id) => {
      const values = reports.flatMap(({ categories }) => categories[id]?.score ?? []);
      if (values.length === 0) return `${id} –`;
      const [middle, lowest] = [median(values), Math.min(...values)].map((value) =>
        Math.round(value * 100),
      );
      return `${id} ${middle}${lowest === middle ? "" : ` (lowest ${lowest})`}`;
    });
    const medianOf = (id: string, of = reports) =>
      median(of.flatMap(({ audits }) => audits[id]?.numericValue ?? []));
    const TBT = "total-blocking-time";
    const bare = pairs.map((pair) => pair.bare);
    const timings = `LCP ${(medianOf("largest-contentful-paint") / 1000).toFixed(2)} s, TBT ${medianOf(TBT).toFixed(0)} ms (${medianOf(TBT, bare).toFixed(0)} without the background), CLS ${medianOf("cumulative-layout-shift").toFixed(3)}`;
    row(path, `${scores.join(", ")}; ${timings}`);
  }
}
