import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildFloor, FLOOR, NEXT } from "../../web/tests/floor.ts";
import { ROOT, type Variables } from "../start/environment.ts";
import { portInUse, start, stop } from "../start/processes.ts";
import { SITE_COMMAND } from "../start/site-command.ts";
import { askAll, hasWrk, type Load, load } from "./load.ts";
import { median, row } from "./measure.ts";
import { memoryOf } from "./memory.ts";

/** From the site's port to those of what is measured beside it: others of the run's own. */
const OFFSETS = { floor: 90, plain: 91, own: 92 };
const ROUNDS = 3;
const PAGES = ["/", "/services/uber-clone", "/blog"];
const MANY = 100_000;

/** What the site has to reach, cached requests per second beside those of the empty app. */
const LEAST_RATIO = 5;

const address = (port: number, path = "/") => `http://localhost:${port}${path}`;

async function started(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))) await sleep(100);
}

function* addresses(port: number, path: (n: number) => string): Generator<string> {
  for (let n = 0; n < MANY; n++) yield address(port, path(n));
}

/**
 * Cached pages per second, beside those of an empty app of the same framework and of a plain server
 * of the same bytes in the same run; and the memory that many requests leave behind.
 */
export async function benchThroughput(env: Variables): Promise<void> {
  await buildFloor();
  const first = Number(env.SITE_PORT);
  const ports = {
    floor: first + OFFSETS.floor,
    plain: first + OFFSETS.plain,
    own: first + OFFSETS.own,
  };
  for (const port of Object.values(ports)) {
    if (await portInUse(port)) throw new Error(`Port ${port} is in use: free it.`);
  }
  const web = join(ROOT, "web");
  const production = { ...env, NODE_ENV: "production" };
  const servers = [
    start(
      {
        name: "floor",
        cwd: FLOOR,
        command: ["node", NEXT, "start", "-p", String(ports.floor)],
        env,
      },
      "none",
    ),
    start(
      {
        name: "plain",
        cwd: join(ROOT, "scripts"),
        command: ["node", "bench/plain-server.ts", String(ports.plain), `${env.SITE_URL}/`],
        env,
      },
      "none",
    ),
    start(
      {
        name: "own",
        cwd: web,
        command: SITE_COMMAND,
        env: { ...production, PORT: String(ports.own) },
      },
      "none",
    ),
  ];
  try {
    await Promise.all(Object.values(ports).map((port) => started(address(port))));
    console.log(`\nCached pages with Brotli (${hasWrk ? "wrk" : "a loop in Node"})`);
    for (const connections of [32, 512]) {
      for (const path of PAGES) {
        const rounds: Record<"floor" | "plain" | "site", Load>[] = [];
        for (let round = 0; round < ROUNDS; round++) {
          const floor = await load(address(ports.floor), connections);
          const plain = await load(address(ports.plain), connections);
          const site = await load(address(ports.own, path), connections);
          rounds.push({ floor, plain, site });
        }
        const of = (value: (round: (typeof rounds)[number]) => number) => median(rounds.map(value));
        const ratio = of(({ site, floor }) => site.requestsPerSecond / floor.requestsPerSecond);
        row(
          `${path}, ${connections} connections`,
          `${of(({ site }) => site.requestsPerSecond).toFixed(0)} requests/s, p99 ${of(({ site }) => site.p99).toFixed(1)} ms; empty app ${of(({ floor }) => floor.requestsPerSecond).toFixed(0)} (× ${ratio.toFixed(1)}), plain server ${of(({ plain }) => plain.requestsPerSecond).toFixed(0)}`,
        );
        if (ratio < LEAST_RATIO) process.exitCode = 1;
      }
    }
    const own = servers.at(-1)?.pid;
    row("memory, warm", `${memoryOf(own).now.toFixed(0)} MB`);
    await askAll(addresses(ports.own, (n) => PAGES[n % PAGES.length] ?? "/"));
    row(`memory after ${MANY} requests`, `${memoryOf(own).now.toFixed(0)} MB`);
    await askAll(addresses(ports.own, (n) => `/services/invented-${n}`));
    row(`memory after ${MANY} invented addresses`, `${memoryOf(own).now.toFixed(0)} MB`);
  } finally {
    await Promise.all(servers.map(stop));
  }
}
