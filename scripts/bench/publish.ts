import { formatPrice } from "@currawong/schemas/price";
import { allAddresses } from "@currawong/schemas/testing/all-addresses";
import { freePort } from "@currawong/supabase/testing/free-port";
import type { Variables } from "../start/environment.ts";
import type { Ports } from "../start/ports.ts";
import { startSite } from "../start/stack.ts";
import { untilFresh } from "./freshness.ts";
import { lakeClient } from "./lake-client.ts";
import { median, ms, percentile, row } from "./measure.ts";

const PUBLISHES = Number(process.env.BENCH_PUBLISHES || 100);
/** A site that has just started reads what was seeded while it was down, and renders for the first time. */
const WARM_UP = 10;
const ID = "service-uber-clone";
const PAGE = "/services/uber-clone";

const figureOf = (amount: number) => formatPrice({ amount, unit: "once" }).split(" ")[0] ?? "";

/** Publishes one price after another, and prints how long it took until all of these sites showed it. */
async function measure(env: Variables, sites: readonly string[]): Promise<void> {
  const client = lakeClient(env);
  const original = await client.getDocument(ID);
  const publish = (amount: number) =>
    client.patch(ID).set({ "startingPrice.amount": amount }).commit();
  const pages = sites.map((site) => site + PAGE);
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + PUBLISHES; round++) {
    const amount = 20_000 + round;
    const took = await untilFresh(() => publish(amount), pages, figureOf(amount));
    if (round >= WARM_UP) times.push(took);
  }
  row(`${PUBLISHES} publishes (after ${WARM_UP} to warm up), median`, ms(median(times)));
  row("p95", ms(percentile(times, 0.95)));
  row(
    "slowest three",
    times
      .sort((a, b) => b - a)
      .slice(0, 3)
      .map(ms)
      .join(", "),
  );
  if (original) await client.patch(ID).set({ startingPrice: original.startingPrice }).commit();
}

/** Measures from the acknowledged publish of a price until three instances of the site show it. */
export async function benchInstances(env: Variables, ports: Ports): Promise<void> {
  const own = [await freePort(), await freePort()];
  const added = await Promise.all(own.map((web) => startSite(env, { ...ports, web })));
  console.log("\nPublish → fresh page on three instances");
  await measure(env, [env.SITE_URL ?? "", ...own.map((port) => `http://localhost:${port}`)]);
  for (const site of added) await site.stop();
}

/** Measures from the acknowledged publish of a price to the first response that shows it. */
export async function benchPublish(env: Variables): Promise<void> {
  const site = env.SITE_URL ?? "";
  console.log("\nPublish → fresh page");
  await measure(env, [site]);

  const client = lakeClient(env);
  const { pages: paths } = await allAddresses(client);
  const original = await client.getDocument(ID);
  const publish = () => client.patch(ID).set({ "startingPrice.amount": 31_777 }).commit();
  await Promise.all(paths.map((path) => fetch(site + path).then((answer) => answer.text())));
  await untilFresh(publish, [site + PAGE], figureOf(31_777));
  const after = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(site + path);
      const rendered = path === PAGE || answer.headers.get("cache-status") !== "site; hit";
      return { rendered, shows: (await answer.text()).includes(figureOf(31_777)) };
    }),
  );
  row("pages rendered again", String(after.filter(({ rendered }) => rendered).length));
  row("pages that show the price", String(after.filter(({ shows }) => shows).length));
  if (original) await client.patch(ID).set({ startingPrice: original.startingPrice }).commit();
}
