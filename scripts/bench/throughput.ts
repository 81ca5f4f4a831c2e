import { freePort } from "@currawong/supabase/testing/free-port";
import { buildFloor, FLOOR, NEXT } from "../../web/tests/floor.ts";
import type { Variables } from "../start/environment.ts";
import { serve } from "../start/processes.ts";
import { hasWrk, requestsPerSecond } from "./load.ts";
import { median, row } from "./measure.ts";

const ROUNDS = 3;
const PAGES = ["/", "/services/uber-clone", "/blog"];

/** What the site has to reach, cached requests per second beside those of the empty app. */
const LEAST_RATIO = 10;

/** Cached pages per second, beside those of an empty app of the same framework in the same run. */
export async function benchThroughput(env: Variables): Promise<void> {
  await buildFloor();
  const port = await freePort();
  const empty = `http://localhost:${port}/`;
  const floor = await serve(
    { name: "floor", cwd: FLOOR, command: ["node", NEXT, "start", "-p", String(port)], env },
    empty,
    "none",
  );
  console.log(`\nCached pages with Brotli (${hasWrk ? "wrk" : "a loop in Node"})`);
  for (const path of PAGES) {
    const site: number[] = [];
    const app: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      app.push(await requestsPerSecond(empty));
      site.push(await requestsPerSecond(`${env.SITE_URL}${path}`));
    }
    const ratio = median(site) / median(app);
    row(
      path,
      `${median(site).toFixed(0)} requests/s; empty app ${median(app).toFixed(0)} (× ${ratio.toFixed(1)})`,
    );
    // A loop in Node is no faster than the site.
    if (hasWrk && ratio < LEAST_RATIO) process.exitCode = 1;
  }
  await floor.stop();
}
