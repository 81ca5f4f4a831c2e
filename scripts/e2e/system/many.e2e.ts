import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { LEASE_MS } from "../../../web/server/store/lock.ts";
import { RedisServer } from "../../../web/server/testing/redis-server.ts";
import { announce } from "../support/announce.ts";
import { type Site, serverStart } from "../support/next-start.ts";
import { pricedService, publishPrice } from "../support/prices.ts";
import { reconcile, siteAddresses, visit, visitAll } from "../support/site.ts";

/** Three instances of the site that share a Redis. */
let redis: RedisServer;
let sites: Site[];
const start = () => serverStart({ REDIS_URL: redis.url });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  redis = await RedisServer.start();
  sites = await Promise.all([start(), start(), start()]);
  // The first page an instance makes takes longer than others wait for it. None of the tests asks for these.
  await Promise.all(sites.map(({ url }, at) => visit(`/search?q=${at}`, url)));
});
test.afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await redis.remove();
});

/** Less than the 20 seconds after which an instance finds by itself what it was not told. */
const TOLD = { timeout: 15_000, intervals: [20] };

test("what is published is on all instances at once, whichever was told", async () => {
  test.setTimeout(180_000);
  const service = await pricedService();
  const isFresh = async ({ url }: Site, wanted: string) =>
    (await visit(service.path, url)).body.includes(wanted);
  try {
    for (let round = 0; round < 24; round++) {
      const wanted = await publishPrice(service, 40_000 + round);
      const told = sites[round % sites.length];
      if (told) void announce(told.url, service.id, "service");
      await Promise.all(
        sites.map((site) => expect.poll(() => isFresh(site, wanted), TOLD).toBe(true)),
      );
    }
  } finally {
    await publishPrice(service, service.price.amount);
    await Promise.all(sites.map(({ url }) => reconcile(url)));
    await reconcile();
  }
});

test("a page that all miss at once is rendered once", async () => {
  const { pages } = await siteAddresses();
  for (const path of pages.slice(0, 12)) {
    const began = performance.now();
    const answers = await Promise.all(sites.map(({ url }) => fetch(url + path)));
    // One that rests for so long, on a busy machine, may lose its turn to another.
    const mayHaveRested = performance.now() - began >= LEASE_MS;
    const made = answers.filter((answer) => answer.headers.get("cache-status")?.includes("stored"));
    expect(made.length, path).toBeLessThanOrEqual(mayHaveRested ? 2 : 1);
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size, path).toBe(1);
  }
});

/** What a page says it is, which no publish of these tests changes. */
const identity = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

/** Kinds of faults: each begins one, at the instance given where it is one's, and returns its end. */
const FAULTS = {
  "an instance is killed": async (at) => {
    sites[at]?.child.kill("SIGKILL");
    return async () => {
      sites[at] = await start();
    };
  },
  "an instance is stopped": async (at) => {
    const child = sites[at]?.child;
    child?.kill("SIGSTOP");
    await sleep(700);
    return async () => void child?.kill("SIGCONT");
  },
  "Redis is killed": async () => {
    await redis.kill();
    await sleep(300);
    return () => redis.start();
  },
  "Redis comes back empty": async () => {
    await redis.kill();
    return () => redis.start({ empty: true });
  },
  "Redis is stopped": async () => {
    redis.signal("SIGSTOP");
    await sleep(700);
    return async () => redis.signal("SIGCONT");
  },
} satisfies Record<string, (at: number) => Promise<() => Promise<unknown>>>;

/** One seed, so that a failure can be repeated. Every kind comes, in an order of chance. */
const [PLAN = []] = fc.sample(
  fc
    .tuple(
      fc.shuffledSubarray(Object.keys(FAULTS) as (keyof typeof FAULTS)[], { minLength: 5 }),
      fc.array(fc.constantFrom(...(Object.keys(FAULTS) as (keyof typeof FAULTS)[])), {
        minLength: 3,
        maxLength: 3,
      }),
      fc.infiniteStream(fc.record({ at: fc.nat(2), told: fc.nat(1), publishFirst: fc.boolean() })),
    )
    .map(([all, more, chances]) =>
      [...all, ...more].map((kind) => {
        const { at, told, publishFirst } = chances.next().value;
        // The instance told is not the one that fails, unless it was told first.
        return { kind, at, told: publishFirst ? at : (at + 1 + told) % 3, publishFirst };
      }),
    ),
  { seed: 20261121, numRuns: 1 },
);

test("faults of every kind, under publishes and reads, leave no page stale, wrong or failing", async () => {
  test.setTimeout(240_000);
  const service = await pricedService();
  const { pages } = await siteAddresses();
  const read = pages.filter((_, at) => at % 8 === 0).concat(service.path);
  for (const { url } of sites) await visitAll(read, url);
  const itself = await visitAll(read);
  const wrong: string[] = [];
  let reading = true;
  const reader = async () => {
    for (let n = 0; reading; n++) {
      const [site, path = "/"] = [sites[n % sites.length], read[n % read.length]];
      const answer = site && (await visit(path, site.url).catch(() => undefined));
      if (!answer)
        await sleep(20); // Killed, or not there yet.
      else if (answer.status >= 500) wrong.push(`${answer.status} ${path}`);
      else if (identity(answer.body) !== identity(itself.get(path)?.body ?? "")) {
        wrong.push(`not itself: ${path}`);
      }
      await sleep(5);
    }
  };
  const readers = [reader(), reader()];
  let amount = 50_000;
  try {
    for (const { kind, at, told, publishFirst } of PLAN) {
      const name = `${kind} (${at}${publishFirst ? ", just told" : ""})`;
      const tell = () => {
        const url = sites[told]?.url;
        // As the Content Lake does: again, when the one it told died over it.
        if (url) return announce(url, service.id, "service").catch(() => "again");
      };
      let telling: ReturnType<typeof tell>;
      let wanted = "";
      const publish = async () => {
        wanted = await publishPrice(service, ++amount);
        telling = tell();
      };
      if (publishFirst) await publish();
      const end = await test.step(name, () => FAULTS[kind](at));
      if (!publishFirst) await publish();
      await end();
      const ended = performance.now();
      if ((await telling) === "again") await tell();
      for (const [instance, { url }] of sites.entries()) {
        const message = `${name}: instance ${instance} shows the price`;
        await expect
          .poll(async () => (await visit(service.path, url)).body.includes(wanted), {
            ...TOLD,
            message,
          })
          .toBe(true);
      }
      console.log(`${name}: fresh everywhere ${(performance.now() - ended).toFixed(0)} ms later`);
    }
  } finally {
    reading = false;
    await Promise.all(readers);
    await publishPrice(service, service.price.amount);
    for (const { url } of sites) await reconcile(url);
    await reconcile();
  }
  expect(wrong).toEqual([]);
});
