import { spawnSync } from "node:child_process";
import { freePort } from "@currawong/supabase/testing/free-port";
import { buildFloor, FLOOR, NEXT } from "../../web/tests/floor.ts";
import type { Variables } from "../start/environment.ts";
import { serve } from "../start/processes.ts";
import { median, row } from "./measure.ts";

const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 32;
const PAGES = ["/", "/services/uber-clone", "/blog"];

/** Minimum ratio of the site's cached requests per second to those of the empty app. */
const LEAST_RATIO = 10;

/** Measures a server's requests per second under load with wrk, for a few seconds. */
function requestsPerSecond(url: string): number {
  const { stdout } = spawnSync(
    "wrk",
    ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, "-H", "Accept-Encoding: br", url],
    { encoding: "utf8" },
  );
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
}

/** Compares cached pages per second with an empty app on the same framework in the same run. */
export async function benchThroughput(env: Variables): Promise<void> {
  console.log("\nCached pages with Brotli");
  if (spawnSync("wrk", ["-v"]).error) return row("left out", "install wrk to measure them");
  await buildFloor();
  const port = await freePort();
  const floorUrl = `http://localhost:${port}/`;
  const floor = await serve(
    { name: "floor", cwd: FLOOR, command: ["node", NEXT, "start", "-p", String(port)], env },
    floorUrl,
    "none",
  );
  for (const path of PAGES) {
    const site: number[] = [];
    const app: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      app.push(requestsPerSecond(floorUrl));
      site.push(requestsPerSecond(`${env.SITE_URL}${path}`));
    }
    const ratio = median(site) / median(app);
    row(
      path,
      `${median(site).toFixed(0)} requests/s; empty app ${median(app).toFixed(0)} (× ${ratio.toFixed(1)})`,
    );
    if (ratio < LEAST_RATIO) process.exitCode = 1;
  }
  await floor.stop();
}
