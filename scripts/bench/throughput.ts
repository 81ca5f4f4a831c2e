import { spawnSync } from "node:child_process";
import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { buildFloor, FLOOR, NEXT } from "../../web/tests/floor.ts";
import type { Variables } from "../start/environment.ts";
import { portInUse, start, stop } from "../start/processes.ts";
import { median, row } from "./measure.ts";

/** From the site's port to that of the empty app: another of the run's own. */
const FLOOR_OFFSET = 90;
const CONNECTIONS = 32;
const SECONDS = 5;
const ROUNDS = 3;
const PAGES = ["/", "/services/uber-clone", "/blog"];

const hasWrk = spawnSync("wrk", ["-v"]).error === undefined;

function requestsByWrk(url: string): number {
  const { stdout } = spawnSync("wrk", ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, url], {
    encoding: "utf8",
  });
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
}

/** A plain loop of keep-alive connections, where wrk is not installed. */
async function requestsByLoop(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + SECONDS * 1000;
  let answered = 0;
  const connection = async () => {
    while (performance.now() < end) {
      await new Promise<void>((resolve, reject) => {
        get(url, { agent }, (answer) => answer.resume().once("end", resolve)).once("error", reject);
      });
      answered++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return answered / SECONDS;
}

const requestsPerSecond = async (url: string) =>
  hasWrk ? requestsByWrk(url) : requestsByLoop(url);

/** Cached pages per second, beside those of an empty app of the same framework in the same run. */
export async function benchThroughput(env: Variables): Promise<void> {
  buildFloor();
  const port = Number(env.SITE_PORT) + FLOOR_OFFSET;
  if (await portInUse(port)) throw new Error(`Port ${port} is in use: free it.`);
  const floor = start(
    { name: "floor", cwd: FLOOR, command: ["node", NEXT, "start", "-p", String(port)], env },
    "none",
  );
  try {
    const floorUrl = `http://localhost:${port}/`;
    while (!(await fetch(floorUrl).catch(() => undefined))) await sleep(100);
    console.log(
      `\nCached pages (${hasWrk ? "wrk" : "a loop in Node"}, ${CONNECTIONS} connections)`,
    );
    for (const path of PAGES) {
      const ratios: number[] = [];
      const rates: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const base = await requestsPerSecond(floorUrl);
        const rate = await requestsPerSecond(`${env.SITE_URL}${path}`);
        rates.push(rate);
        ratios.push(rate / base);
      }
      row(
        path,
        `${median(rates).toFixed(0)} requests/s, ${median(ratios).toFixed(2)} of an empty app`,
      );
    }
  } finally {
    await stop(floor);
  }
}
