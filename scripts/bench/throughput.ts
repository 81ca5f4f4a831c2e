import { join } from "node:path";
import { freePort } from "@currawong/supabase/testing/free-port";
import { buildFloor, FLOOR, NEXT } from "../../web/tests/floor.ts";
import { ROOT, type Variables } from "../start/environment.ts";
import { serve } from "../start/processes.ts";
import { hasWrk, median, requestsPerSecond, row } from "./measure.ts";

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 32;
const PAGES = ["/", "/services/uber-clone", "/blog"];

/** Minimum ratio of the site's cached requests per second to those of the empty app. */
const LEAST_RATIO = 10;

/** Minimum share of the requests per second of a server that only sends as many bytes, with the same headers. */
const LEAST_OF_BARE = 0.8;

const measure = (url: string) => requestsPerSecond(url, CONNECTIONS, SECONDS);

/** Starts a server that sends as many bytes as one page of the site, and does nothing else. */
async function serveBare(page: string, headers: "five" | "all", env: Variables) {
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const file = join(import.meta.dirname, "bare-server.ts");
  const command = ["node", file, String(port), page, headers];
  const { stop } = await serve({ name: "bare", cwd: ROOT, command, env }, url, "none");
  return { url, stop };
}

/**
 * Compares cached pages per second with an empty app on the same framework, and with a server that sends the same page
 * and nothing else, in interleaved rounds of the same run.
 */
export async function benchThroughput(env: Variables): Promise<void> {
  console.log("\nCached pages with Brotli");
  if (!hasWrk()) return row("left out", "install wrk to measure them");
  await buildFloor();
  const floorPort = await freePort();
  const floorUrl = `http://localhost:${floorPort}/`;
  const floor = await serve(
    { name: "floor", cwd: FLOOR, command: ["node", NEXT, "start", "-p", String(floorPort)], env },
    floorUrl,
    "none",
  );
  for (const path of PAGES) {
    const url = `${env.SITE_URL}${path}`;
    const five = await serveBare(url, "five", env);
    const all = await serveBare(url, "all", env);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({
        app: await measure(floorUrl),
        site: await measure(url),
        five: await measure(five.url),
        all: await measure(all.url),
      });
    }
    await Promise.all([five.stop(), all.stop()]);
    const site = median(rounds.map((round) => round.site));
    const app = median(rounds.map((round) => round.app));
    const ofFive = median(rounds.map((round) => round.site / round.five));
    const ofAll = median(rounds.map((round) => round.site / round.all));
    row(
      path,
      `${site.toFixed(0)} requests/s; empty app ${app.toFixed(0)} (× ${(site / app).toFixed(1)}); of a bare server ${ofAll.toFixed(2)}, or ${ofFive.toFixed(2)} where that sends only five headers`,
    );
    if (site / app < LEAST_RATIO || ofAll < LEAST_OF_BARE) process.exitCode = 1;
  }
  await floor.stop();
}
