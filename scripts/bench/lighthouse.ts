import { execa } from "execa";
import { installChromium } from "../start/install.ts";
import { median, row } from "./measure.ts";

/* `npm run tool -- lighthouse [address …]`: audits pages of a site that runs, on a simulated phone. */

const RUNS = 5;
/** One page of each family. */
const PAGES = [
  ...["/", "/services", "/services/uber-clone", "/instagram-chatbot", "/hire-resources"],
  ...["/social-media", "/ui-ux-design/saas", "/blog", "/blog/cybersecurity-2025", "/portfolio"],
  ...["/about", "/contact"],
];
const FLAGS =
  "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/** @throws an error with Lighthouse's output if it cannot audit the page */
async function audit(address: string, CHROME_PATH: string): Promise<Report> {
  const options = ["--quiet", "--output=json", `--chrome-flags=${FLAGS}`];
  const { stdout } = await execa("lighthouse", [address, ...options], {
    cwd: import.meta.dirname,
    preferLocal: true,
    env: { CHROME_PATH },
  });
  return JSON.parse(stdout) as Report;
}

const asked = process.argv.slice(2);
const addresses = asked.length > 0 ? asked : PAGES.map((path) => process.env.SITE_URL + path);
const chromium = await installChromium();
console.log(`Lighthouse, mobile (median of ${RUNS})`);
for (const address of addresses) {
  const reports: Report[] = [];
  while (reports.length < RUNS) reports.push(await audit(address, chromium));
  const figure = (read: (report: Report) => number | null | undefined) =>
    median(reports.flatMap((report) => read(report) ?? []));
  const scores = Object.keys(reports[0]?.categories ?? {}).map(
    (id) => `${id} ${Math.round(100 * figure(({ categories }) => categories[id]?.score))}`,
  );
  const timing = (id: string) => figure(({ audits }) => audits[id]?.numericValue);
  const lcp = (timing("largest-contentful-paint") / 1000).toFixed(2);
  const tbt = timing("total-blocking-time").toFixed(0);
  const cls = timing("cumulative-layout-shift").toFixed(3);
  row(address, `${scores.join(", ")}; LCP ${lcp} s, TBT ${tbt} ms, CLS ${cls}`);
}
