import { expect, test } from "../support/journey.ts";
import { PRICED, publishPrice } from "../support/lake.ts";
import { copySite, serverStart } from "../support/next-start.ts";
import { reconcile, shows, visit } from "../support/site.ts";

test("a restarted instance keeps its cached pages and shows what was published while it was down", async () => {
  const { SITE_DIST_DIR, remove } = copySite("restarted");
  try {
    const first = await serverStart({ SITE_DIST_DIR });
    // The copy may not know of other tests' changes yet.
    await reconcile(first.url);
    for (const path of [PRICED.path, "/about"]) await visit(path, first.url);
    await first.stop();
    const figure = await publishPrice(4_873);
    const second = await serverStart({ SITE_DIST_DIR });
    await shows(PRICED.path, figure, second.url);
    expect(await visit("/about", second.url)).toMatchObject({ status: 200, rendered: false });
    await second.stop();
  } finally {
    remove();
  }
});
