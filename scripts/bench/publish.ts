import { setTimeout as sleep } from "node:timers/promises";
import { formatPrice } from "@currawong/schemas/price";
import { clientFromEnvironment } from "../dataset/client.ts";
import type { Variables } from "../start/environment.ts";
import { median, ms, percentile, row } from "./measure.ts";

const PUBLISHES = Number(process.env.BENCH_PUBLISHES || 100);
/** A newly started site reads what was seeded while it was down and renders pages for the first time. */
const WARM_UP = 10;
/** Timeout for a published price to appear. */
const LIMIT_MS = 120_000;
/** Pause between two requests, which leaves the site time to render. */
const PAUSE_MS = 2;
const ID = "service-uber-clone";
const PAGE = "/services/uber-clone";

const figureOf = (amount: number) => formatPrice({ amount, unit: "once" }).split(" ")[0] ?? "";

/** Requests a page until it shows a text. */
async function untilShown(address: string, text: string): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  while (!(await (await fetch(address)).text()).includes(text)) {
    if (performance.now() > deadline) throw new Error(`${address} does not show “${text}”.`);
    await sleep(PAUSE_MS);
  }
}

/**
 * Publishes one price after another, and the original at the end.
 * @returns how long each took, in milliseconds from the Content Lake's acknowledgement until the site showed it
 */
async function publishPrices(env: Variables, count: number): Promise<number[]> {
  const client = clientFromEnvironment(env);
  const original = await client.getDocument(ID);
  const times: number[] = [];
  for (let round = 0; round < count; round++) {
    const amount = 20_000 + round;
    await client.patch(ID).set({ "startingPrice.amount": amount }).commit();
    const acknowledged = performance.now();
    await untilShown(env.SITE_URL + PAGE, figureOf(amount));
    times.push(performance.now() - acknowledged);
  }
  if (original) await client.patch(ID).set({ startingPrice: original.startingPrice }).commit();
  return times;
}

/** Measures from the acknowledged publish of a price to the first response that shows it. */
export async function benchPublish(env: Variables): Promise<void> {
  console.log("\nPublish → fresh page");
  const times = (await publishPrices(env, WARM_UP + PUBLISHES)).slice(WARM_UP);
  row(`${PUBLISHES} publishes (after ${WARM_UP} to warm up), median`, ms(median(times)));
  row("p95", ms(percentile(times, 0.95)));
  row("slowest", ms(percentile(times, 1)));
}
