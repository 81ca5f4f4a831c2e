import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withKeys } from "@currawong/content/keys";
import { type Example, loadExamples } from "@currawong/schemas/testing/examples";
import { chromium, type Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { clientFromEnvironment } from "../dataset/client.ts";
import { withExistingReferences } from "../e2e/changes/examples.ts";
import { webpOf } from "../e2e/support/webp.ts";
import { ROOT } from "../start/environment.ts";
import { withServers } from "../start/test-run.ts";

/** The folder in which the Studio's block menu looks for the pictures. */
const FOLDER = join(ROOT, "studio", "static", "blocks");

/** The viewport of the screenshot, in CSS pixels, and the scale of the picture. */
const VIEW = { width: 1000, height: 667 };
const SCALE = 0.48;

/** Centres the block alone in the picture, and hides the block after it. */
const STAGE = `
  .skip, .site-header, .site-footer, footer, header { display: none !important }
  main { min-height: ${VIEW.height}px; display: grid; align-content: center; grid-template-columns: 100% }
  main > :last-child { display: none }`;

/** Resolves when every image is decoded, including those that STAGE brought into view or that are far below. */
const READY = `Promise.all([...document.images].map((image) => {
  image.loading = "eager";
  return image.decode().catch(() => {});
}))`;

/** Returns a page with the example of one block. */
async function createPage(example: Example, client: SanityClient) {
  const documents = await client.fetch<{ _id: string; _type: string }[]>("*[]{ _id, _type }");
  // Unique for each run, so that no cached page of the last run is shown.
  const slug = `picture-${example._type.toLowerCase()}-${Date.now()}`;
  return {
    _id: slug,
    _type: "page",
    title: "Care plans for websites",
    intro: "Updates, backups and small changes every month, at a price that does not move.",
    slug: { _type: "slug", current: slug },
    // A hero is drawn in full only if a block follows it.
    sections: withKeys([withExistingReferences(example, documents), { _type: "claims" }]),
  };
}

/** How long a page may take to appear once it is published. */
const LIMIT_MS = 30_000;

/** @throws an error if the site does not have a new page in time */
async function untilServed(page: Page, path: string): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  while (!(await page.request.get(path)).ok()) {
    if (performance.now() > deadline) throw new Error(`The site has no page at ${path}.`);
  }
}

/** Takes a picture of an example on a page of the site. @returns its size in bytes */
async function takePicture(page: Page, example: Example, client: SanityClient): Promise<number> {
  const examplePage = await createPage(example, client);
  await client.createOrReplace(examplePage);
  try {
    await untilServed(page, `/${examplePage.slug.current}`);
    await page.goto(`/${examplePage.slug.current}`, { waitUntil: "networkidle" });
    await page.addStyleTag({ content: STAGE });
    await page.evaluate(READY);
    const picture = await webpOf(page, { ...VIEW, scale: SCALE, quality: 45 });
    await writeFile(join(FOLDER, `${example._type}.webp`), picture);
    return picture.byteLength;
  } finally {
    await client.delete(examplePage._id);
  }
}

/* `npm run tool -- block-pictures`: takes pictures of the blocks named as arguments, or of all. */
await withServers("block-pictures", ["lake", "supabase", "web"], async (env) => {
  const client = clientFromEnvironment(env);
  const browser = await chromium.launch({
    executablePath: env.CHROMIUM_PATH,
    args: ["--no-sandbox"],
  });
  const page = await browser.newPage({
    baseURL: env.SITE_URL,
    viewport: VIEW,
    // The page's content security policy would block STAGE.
    bypassCSP: true,
    reducedMotion: "reduce",
  });
  const requested = process.argv.slice(2);
  for (const example of await loadExamples()) {
    if (requested.length > 0 && !requested.includes(example._type)) continue;
    const bytes = await takePicture(page, example, client);
    console.log(`${example._type}: ${(bytes / 1000).toFixed(1)} kB`);
  }
  await browser.close();
});
