import { setTimeout as sleep } from "node:timers/promises";

/** So long nobody waits: something is wrong. */
const LIMIT_MS = 120_000;

/** Between two requests: asked without a pause, a site has no time to render. */
const PAUSE_MS = 2;

/**
 * Publishes, and requests a page until it shows what was published.
 * @param publish resolves when the Content Lake has acknowledged it
 * @param addresses of the page, on each instance of the site
 * @param shown what only the fresh page holds
 * @returns milliseconds from the acknowledgement to the fresh response of the last instance
 * @throws when none comes within two minutes
 */
export async function untilFresh(
  publish: () => Promise<unknown>,
  addresses: readonly string[],
  shown: string,
): Promise<number> {
  await publish();
  const acknowledged = performance.now();
  const isFresh = async (address: string) => (await (await fetch(address)).text()).includes(shown);
  const each = addresses.map(async (address) => {
    while (!(await isFresh(address))) {
      if (performance.now() - acknowledged > LIMIT_MS) {
        throw new Error(`${address} does not show “${shown}”.`);
      }
      await sleep(PAUSE_MS);
    }
  });
  await Promise.all(each);
  return performance.now() - acknowledged;
}
