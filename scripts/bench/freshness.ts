/** So long nobody waits: something is wrong. */
const LIMIT_MS = 120_000;

/**
 * Publishes, and asks for a page until it shows what was published.
 * @param publish resolves when the Content Lake has acknowledged it
 * @param shown what only the fresh page holds
 * @returns milliseconds from the acknowledgement to the first fresh answer
 * @throws when none comes within two minutes
 */
export async function untilFresh(
  publish: () => Promise<unknown>,
  address: string,
  shown: string,
): Promise<number> {
  await publish();
  const acknowledged = performance.now();
  while (performance.now() - acknowledged < LIMIT_MS) {
    const answer = await fetch(address);
    if ((await answer.text()).includes(shown)) return performance.now() - acknowledged;
  }
  throw new Error(`${address} does not show “${shown}”.`);
}
