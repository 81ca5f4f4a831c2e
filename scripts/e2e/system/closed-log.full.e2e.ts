import { expect, test } from "../support/journey.ts";
import { serverStart } from "../support/next-start.ts";
import { visit } from "../support/site.ts";

test("the site goes on when nobody reads its log, and ends on one signal", async () => {
  // Nothing answers there, so that each page that is rendered logs an error.
  const { child, url, stop } = await serverStart({ SANITY_API_HOST: "http://127.0.0.1:9" });
  child.stdout?.destroy();
  child.stderr?.unpipe().destroy();
  for (const n of [1, 2, 3]) {
    expect(await visit(`/search?q=made-up-${n}`, url)).toMatchObject({ status: 500 });
    expect(await visit("/api/health", url)).toMatchObject({ status: 200 });
  }
  await stop();
  expect(child.exitCode).toBe(0);
});
