import { formatPrice } from "@currawong/schemas/price";
import { allAddresses } from "@currawong/schemas/testing/all-addresses";
import type { Variables } from "../start/environment.ts";
import { untilFresh } from "./freshness.ts";
import { lakeClient } from "./lake-client.ts";
import { median, ms, percentile, row } from "./measure.ts";

const PUBLISHES = 40;
/** A site that has just started reads what was seeded while it was down, and renders for the first time. */
const WARM_UP = 10;
const ID = "service-uber-clone";
const PAGE = "/services/uber-clone";

/** Measures from the acknowledged publish of a price to the first answer that shows it. */
export async function benchPublish(env: Variables): Promise<void> {
  const client = lakeClient(env);
  const site = env.SITE_URL ?? "";
  const page = (path: string) => fetch(site + path).then((answer) => answer.text());
  const { pages: paths } = await allAddresses(client);
  const original = await client.getDocument(ID);
  const figureOf = (amount: number) => formatPrice({ amount, unit: "once" }).split(" ")[0] ?? "";
  const publish = (amount: number) =>
    client.patch(ID).set({ "startingPrice.amount": amount }).commit();

  const times: number[] = [];
  for (let round = 0; round < WARM_UP + PUBLISHES; round++) {
    const amount = 20_000 + round;
    const took = await untilFresh(() => publish(amount), site + PAGE, figureOf(amount));
    if (round >= WARM_UP) times.push(took);
  }
  console.log("\nPublish → fresh page");
  row(`${PUBLISHES} publishes (after ${WARM_UP} to warm up), median`, ms(median(times)));
  row("p95", ms(percentile(times, 0.95)));

  await Promise.all(paths.map(page));
  await untilFresh(() => publish(31_777), site + PAGE, figureOf(31_777));
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
