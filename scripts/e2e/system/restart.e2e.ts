import { expect, test } from "../support/journey.ts";
import { copySite } from "../support/next-start.ts";
import { PRICED, publishPrice } from "../support/services.ts";
import { reconcile, visit } from "../support/site.ts";

test("an instance that was stopped starts with the pages it had, and shows what was published since", async () => {
  const copy = copySite("restarted");
  try {
    const first = await copy.start();
    // What other tests changed may still be unknown to the copy.
    await reconcile(first.url);
    for (const path of [PRICED.path, "/about"]) await visit(path, first.url);
    await first.stop();
    const figure = await publishPrice(4_873);
    const second = await copy.start();
    const isFresh = async () => (await visit(PRICED.path, second.url)).body.includes(figure);
    await expect.poll(isFresh, { timeout: 15_000, intervals: [100] }).toBe(true);
    expect(await visit("/about", second.url)).toMatchObject({ status: 200, rendered: false });
    await second.stop();
  } finally {
    copy.remove();
  }
});
