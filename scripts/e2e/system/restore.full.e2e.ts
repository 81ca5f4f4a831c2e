import { createReadStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLake, type Lake } from "@currawong/lake/lake";
import { expect, test } from "@playwright/test";
import { exportDataset } from "@sanity/export";
import { sanityImport } from "@sanity/import";
import { lake } from "../support/lake.ts";
import { type Site, startUncachedSite } from "../support/next-start.ts";
import { shown, siteAddresses, visitAll, visitUncached } from "../support/site.ts";

const { SANITY_API_HOST = "" } = process.env;

let folder: string;
let emptyLake: Lake;
let site: Site | undefined;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "restore-"));
  emptyLake = await createLake({
    dataDir: join(folder, "lake"),
    writeToken: process.env.SANITY_API_WRITE_TOKEN ?? "",
    readToken: process.env.SANITY_API_READ_TOKEN ?? "",
    corsOrigins: [],
  });
});
test.afterAll(async () => {
  await site?.stop();
  await emptyLake.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Masks dates, because a Content Lake sets new ones on import. */
const maskDates = (html: string) => html.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "then");

// Uses the packages that implement `sanity dataset export` and `import`.
test("an export imported into an empty dataset produces the same site", async () => {
  test.setTimeout(180_000);
  const archive = join(folder, "production.tar.gz");
  await exportDataset({ client: lake, dataset: "production", outputPath: archive });
  const { url } = await emptyLake.listen(0);
  await sanityImport(createReadStream(archive), {
    client: lake.withConfig({ apiHost: url }),
    operation: "createOrReplace",
  });

  site = await startUncachedSite({ SANITY_API_HOST: url });
  const { pages } = await siteAddresses();
  expect(pages.length).toBeGreaterThan(90);
  const [original, restored] = [await visitAll(pages), await visitUncached(pages, site.url)];
  // Picture URLs contain the lake's address.
  const restoredAt = (path: string) => shown(restored.get(path)).replaceAll(url, SANITY_API_HOST);
  const differing = pages.filter(
    (path) => maskDates(shown(original.get(path))) !== maskDates(restoredAt(path)),
  );
  expect(differing).toEqual([]);
});
