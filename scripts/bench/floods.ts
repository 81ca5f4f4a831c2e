import { once } from "node:events";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { Variables } from "../start/environment.ts";
import { hasWrk, median, ms, requestsPerSecond, row } from "./measure.ts";

/** How long each measurement takes, and how often it is repeated, with and without a flood in turn. */
const SECONDS = 4;
const ROUNDS = 3;
/** How many requests of a flood are sent a second: more than the site can answer of any but the cheapest. */
const RATE = 20;
/** How many networks they come from. */
const NETWORKS = 3;
const CACHED = "/services/uber-clone";

type Sent = { path: string; body?: string };

const words = (n: number) => `w${n.toString(36)}${(n * 7919).toString(36)}`;
const KEYS = ["website-design", "react-developer", "uber-clone", "ai-chatbot-development"];

/** What visitors can make up, each request another one. */
const FLOODS: Record<string, (n: number) => Sent> = {
  "new filters": (n) => ({ path: `/services?q=${words(n)}` }),
  "new searches": (n) => ({ path: `/search?q=${words(n)}+website` }),
  "quotes of twenty lines": (n) => ({
    path: `/quote?${Array.from({ length: 20 }, (_, at) => `line=${KEYS[at % KEYS.length]}.x${1 + ((n + at) % 90)}`).join("&")}`,
  }),
  "forms without scripts": (n) => ({
    path: "/contact",
    body: `form=contact&service=SEO&name=${words(n)}&email=a%40visitor.example&message=Hello`,
  }),
  "unknown addresses": (n) => ({ path: `/no-such-page-${words(n)}` }),
};

/** Sends a request from a network. @returns its status, and how long it took in milliseconds */
async function send(site: URL, { path, body }: Sent, address: string) {
  const start = performance.now();
  const headers = {
    "x-test-address": address,
    ...(body && { "content-type": "application/x-www-form-urlencoded" }),
  };
  const sent = request(new URL(path, site), { method: body ? "POST" : "GET", headers });
  sent.end(body);
  const [response] = await once(sent, "response");
  await text(response);
  return { status: Number(response.statusCode), time: performance.now() - start };
}

/** Sends a flood until it is stopped, and what one other visitor asks meanwhile. */
async function flood(site: URL, next: (n: number) => Sent, isStopped: () => boolean) {
  const statuses = new Map<number, number>();
  const others: number[] = [];
  const open: Promise<void>[] = [];
  const count = ({ status }: { status: number }) =>
    void statuses.set(status, (statuses.get(status) ?? 0) + 1);
  for (let n = 0; !isStopped(); n++) {
    const address = `198.51.${100 + (n % NETWORKS)}.7`;
    open.push(send(site, next(n), address).then(count, () => count({ status: 0 })));
    if (n % RATE === 0) {
      const quote = { path: `/quote?line=website-design.x${2 + n / RATE}` };
      open.push(
        send(site, quote, "203.0.113.9").then(({ status, time }) => {
          others.push(status === 200 ? time : Number.POSITIVE_INFINITY);
        }),
      );
    }
    await sleep(1000 / RATE);
  }
  await Promise.all(open);
  return { statuses, others };
}

/**
 * Prints how fast cached pages stay under floods of what visitors can make up, what the flood gets, and how long another
 * visitor's quote takes.
 */
export async function benchFloods(env: Variables): Promise<void> {
  console.log(`\nFloods of ${RATE} requests/s from ${NETWORKS} networks`);
  if (!hasWrk()) return row("left out", "install wrk to measure them");
  const site = new URL(env.SITE_URL ?? "");
  const cachedPages = () => requestsPerSecond(String(new URL(CACHED, site)), 8, SECONDS);
  for (const [name, next] of Object.entries(FLOODS)) {
    const sum = { undisturbed: 0, flooded: 0 };
    const statuses = new Map<number, number>();
    const others: number[] = [];
    // In turn, because the machine's own speed changes.
    for (let round = 0; round < ROUNDS; round++) {
      sum.undisturbed += await cachedPages();
      let isOver = false;
      const flooding = flood(
        site,
        (n) => next(round * 10_000 + n),
        () => isOver,
      );
      sum.flooded += await cachedPages();
      isOver = true;
      const result = await flooding;
      for (const [status, count] of result.statuses)
        statuses.set(status, (statuses.get(status) ?? 0) + count);
      others.push(...result.others);
    }
    const answers = [...statuses].sort().map(([status, count]) => `${count} × ${status || "none"}`);
    const share = (100 * sum.flooded) / sum.undisturbed;
    row(
      name,
      `cached pages keep ${share.toFixed(0)} % of ${(sum.undisturbed / ROUNDS).toFixed(0)}/s; flood ${answers.join(", ")}; another visitor’s quote ${ms(median(others))}`,
    );
  }
}
