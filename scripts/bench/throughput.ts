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

/** What the site has to reach, cached requests per second beside those of the empty app. */
const LEAST_RATIO = 10;

/** Requests per second that a server answers under load, measured for a few seconds by wrk. */
function requestsPerSecond(url: string): number {
  const { stdout } = spawnSync(
    "wrk",
    ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, "-H", "Accept-Encoding: br", url],
    { encoding: "utf8" },
  );
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
}

/** Cached pages per second, beside those of an empty app of the same framework in the same run. */
export async function benchThroughput(env: Variables): Promise<void> {
  console.log("\nCached pages with Brotli");
  if (spawnSync("wrk", ["-v"]).error) return row("left out", "install wrk to measure them");
  await buildFloor();
  const port = await freePort();
  const empty = `http://localhost:${port}/`;
  const floor = await serve(
    { name: "floor", cwd: FLOOR, command: ["node", NEXT, "start", "-p", String(port)], env },
    empty,
    "none",
  );
  for (const path of PAGES) {
    const site: number[] = [];
    const app: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      app.push(requestsPerSecond(empty));
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
