import { setTimeout as sleep } from "node:timers/promises";
import { startTcpProxy } from "../../../web/src/content/revalidation/testing/tcp-proxy.ts";
import { expect, test } from "../support/journey.ts";
import { PRICED, publishPrice } from "../support/lake.ts";
import { type Site, serverStart } from "../support/next-start.ts";
import { shows, siteAddresses, visit, visitAll } from "../support/site.ts";

/** Three instances of the site on one Content Lake. */
let proxies: Awaited<ReturnType<typeof startTcpProxy>>[];
let sites: Site[];
const start = (at: number) => serverStart({ SANITY_API_HOST: proxies[at]?.url ?? "" });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const lake = process.env.SANITY_API_HOST ?? "";
  proxies = await Promise.all([0, 1, 2].map(() => startTcpProxy(lake)));
  sites = await Promise.all([0, 1, 2].map(start));
});
test.afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await Promise.all(proxies.map((proxy) => proxy.close()));
});

/** Each starts a fault and returns a function that ends it. A price is published in between. */
const FAULTS: Record<string, () => Promise<() => unknown>> = {
  "nothing is wrong": async () => () => {},
  "an instance is frozen": async () => {
    sites[0]?.child.kill("SIGSTOP");
    return () => sites[0]?.child.kill("SIGCONT");
  },
  "an instance is killed": async () => {
    sites[1]?.child.kill("SIGKILL");
    return async () => {
      sites[1] = await start(1);
    };
  },
  "the connection of an instance is cut": async () => {
    proxies[2]?.cut();
    return () => {};
  },
  "the Content Lake is unreachable": async () => {
    await Promise.all(proxies.map((proxy) => proxy.close()));
    return () => Promise.all(proxies.map((proxy) => proxy.open()));
  },
};

/** Returns a page's canonical address, which no publish in this test changes. */
const identity = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

test("instances that share nothing show published changes, despite any fault", async () => {
  test.setTimeout(120_000);
  const { pages } = await siteAddresses();
  const paths = pages.filter((_, at) => at % 8 === 0).concat(PRICED.path);
  const expected = await visitAll(paths);
  const problems: string[] = [];
  let isReading = true;
  const reader = async () => {
    for (let n = 0; isReading; n++) {
      const [site, path = "/"] = [sites[n % sites.length], paths[n % paths.length]];
      const page = site && (await visit(path, site.url).catch(() => undefined));
      const isRightPage = () =>
        identity(page?.body ?? "") === identity(expected.get(path)?.body ?? "");
      // A killed instance sends no response.
      if (page && (page.status >= 500 || !isRightPage())) problems.push(`${page.status} ${path}`);
      await sleep(10);
    }
  };
  const readers = [reader(), reader()];
  let amount = 50_000;
  try {
    for (const [name, startFault] of Object.entries(FAULTS)) {
      await test.step(name, async () => {
        const endFault = await startFault();
        const figure = await publishPrice(++amount);
        await endFault();
        await Promise.all(sites.map(({ url }) => shows(PRICED.path, figure, url)));
      });
    }
  } finally {
    isReading = false;
    await Promise.all(readers);
  }
  expect(problems).toEqual([]);
});
