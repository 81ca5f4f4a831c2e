import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { freePort } from "@currawong/supabase/testing/free-port";
import { buildFloor, FLOOR, NEXT } from "../../web/tests/floor.ts";
import { ROOT, type Variables } from "../start/environment.ts";
import { serve } from "../start/processes.ts";
import { median, row } from "./measure.ts";

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 32;
const PAGES = ["/", "/services/uber-clone", "/blog"];

/** Minimum ratio of the site's cached requests per second to those of the empty app. */
const LEAST_RATIO = 10;

/** Minimum share of the requests per second of a server that only sends the same bytes with five headers. */
const LEAST_OF_BARE = 0.8;

/** Measures a server's requests per second under load with wrk, for a few seconds. */
function requestsPerSecond(url: string): number {
  const { stdout } = spawnSync(
    "wrk",
    ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, "-H", "Accept-Encoding: br", url],
    { encoding: "utf8" },
  );
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
}

/** Starts a server that sends one page of the site and does nothing else. */
function serveBare(page: string, port: number, env: Variables) {
  const file = join(import.meta.dirname, "bare-server.ts");
  const command = ["node", file, String(port), page];
  return serve({ name: "bare", cwd: ROOT, command, env }, `http://localhost:${port}/`, "none");
}

/**
 * Compares cached pages per second with an empty app on the same framework, and with a server that sends the same page
 * and nothing else, in interleaved rounds of the same run.
 */
export async function benchThroughput(env: Variables): Promise<void> {
  console.log("\nCached pages with Brotli");
  if (spawnSync("wrk", ["-v"]).error) return row("left out", "install wrk to measure them");
  await buildFloor();
  const [floorPort, barePort] = [await freePort(), await freePort()];
  const floorUrl = `http://localhost:${floorPort}/`;
  const floor = await serve(
    { name: "floor", cwd: FLOOR, command: ["node", NEXT, "start", "-p", String(floorPort)], env },
    floorUrl,
    "none",
  );
  for (const path of PAGES) {
    const bare = await serveBare(`${env.SITE_URL}${path}`, barePort, env);
    const rounds = Array.from({ length: ROUNDS }, () => ({
      app: requestsPerSecond(floorUrl),
      site: requestsPerSecond(`${env.SITE_URL}${path}`),
      bare: requestsPerSecond(`http://localhost:${barePort}/`),
    }));
    await bare.stop();
    const site = median(rounds.map((round) => round.site));
    const app = median(rounds.map((round) => round.app));
    const ofBare = median(rounds.map((round) => round.site / round.bare));
    row(
      path,
      `${site.toFixed(0)} requests/s; empty app ${app.toFixed(0)} (× ${(site / app).toFixed(1)}); ${ofBare.toFixed(2)} of a bare server`,
    );
    if (site / app < LEAST_RATIO || ofBare < LEAST_OF_BARE) process.exitCode = 1;
  }
  await floor.stop();
}
