import { existsSync, lstatSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { namesIn, packSite, sizeOf } from "../../package/site.ts";
import { ROOT } from "../../start/environment.ts";
import { expect, test } from "../support/journey.ts";
import { PRICED, publishPrice } from "../support/lake.ts";
import { BUILD, packageStart } from "../support/next-start.ts";
import { reconcile, shows, visit } from "../support/site.ts";

/** Packages that only development needs. */
const DEVELOPMENT =
  /node_modules\/(?:@supabase\/lite|@electric-sql|@sentry|typescript|sharp|vitest|rolldown)\//;

/** Whether a file says where it was built. */
const revealsBuild = (file: string): boolean =>
  lstatSync(file).isFile() && readFileSync(file).includes(ROOT);

test("a packaged site runs in another folder, in which it writes nothing", async () => {
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), "package-"));
  const [site, files] = [join(folder, "site"), join(folder, "files")];
  try {
    await packSite(ROOT, BUILD, site);
    const state = () => namesIn(site).map((name) => [name, lstatSync(join(site, name)).mtimeMs]);
    const packed = state();
    expect(namesIn(site).filter((name) => DEVELOPMENT.test(name))).toEqual([]);
    expect(namesIn(site).filter((name) => !existsSync(join(site, name)))).toEqual([]);
    expect(sizeOf(site)).toBeLessThan(150);
    expect(namesIn(site).filter((name) => /\.test\./.test(name))).toEqual([]);
    expect(namesIn(site).filter((name) => revealsBuild(join(site, name)))).toEqual([]);

    const server = await packageStart(site, { SITE_FILES_DIR: files });
    await reconcile(server.url);
    expect(await visit("/about", server.url)).toMatchObject({ status: 200 });
    await shows(PRICED.path, await publishPrice(5_261), server.url);
    expect((await fetch(`${server.url}/og/about.png`)).status).toBe(200);
    await server.stop();
    expect(state()).toEqual(packed);
    expect(namesIn(files)).toContain(namesIn(join(site, "web/.next/static")).at(0));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
