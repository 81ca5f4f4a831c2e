import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withKeys } from "@currawong/content/keys";
import { type Example, loadExamples } from "@currawong/schemas/testing/examples";
import { chromium, type Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { withExistingReferences } from "../e2e/changes/examples.ts";
import { webpOf } from "../e2e/support/webp.ts";
import { clientFromEnvironment } from "../seed/environment.ts";
import { ROOT } from "./environment.ts";
import { withServers } from "./test-run.ts";

/** Where the Studio's menu looks for them. */
const FOLDER = join(ROOT, "studio", "static", "blocks");

/** What the camera sees of a page, in CSS pixels, and how much smaller the picture is. */
const VIEW = { width: 1000, height: 667 };
const SCALE = 0.48;

/** The block alone, in the middle of the picture: what follows it is there, and out of sight. */
const STAGE = `
  .skip, .site-header, .site-footer, footer, header { display: none !important }
  main { min-height: ${VIEW.height}px; display: grid; align-content: center; grid-template-columns: 100% }
  main > :last-child { display: none }`;

/** Resolves when every picture is drawn, those that came into view with the stage included. */
const DRAWN = "Promise.all([...document.images].map((image) => image.decode().catch(() => {})))";

/** A page that shows nothing but the example of one block. */
async function pageOf(example: Example, client: SanityClient) {
  const documents = await client.fetch<{ _id: string; _type: string }[]>("*[]{ _id, _type }");
  // New each time: what the site knew of the last one does not matter.
  const slug = `picture-${example._type.toLowerCase()}-${Date.now()}`;
  return {
    _id: slug,
    _type: "page",
    title: "Care plans for websites",
    intro: "Updates, backups and small changes every month, at a price that does not move.",
    slug: { _type: "slug", current: slug },
    // An opening is drawn whole once something follows it.
    sections: withKeys([withExistingReferences(example, documents), { _type: "claims" }]),
  };
}

/** Takes a picture of an example as the site shows it, on a page of its own. @returns its bytes */
async function takePicture(page: Page, example: Example, client: SanityClient): Promise<number> {
  const shown = await pageOf(example, client);
  await client.createOrReplace(shown);
  try {
    await page.goto(`/${shown.slug.current}`, { waitUntil: "networkidle" });
    await page.addStyleTag({ content: STAGE });
    await page.evaluate(DRAWN);
    const picture = await webpOf(page, { ...VIEW, scale: SCALE, quality: 45 });
    await writeFile(join(FOLDER, `${example._type}.webp`), picture);
    return picture.byteLength;
  } finally {
    await client.delete(shown._id);
  }
}

/* `npm run block-pictures`: of the blocks that are named, or of all. */
await withServers("block-pictures", ["lake", "supabase", "web"], async (env) => {
  const client = clientFromEnvironment(env);
  const browser = await chromium.launch({
    executablePath: env.CHROMIUM_PATH,
    args: ["--no-sandbox"],
  });
  const page = await browser.newPage({
    baseURL: env.SITE_URL,
    viewport: VIEW,
    // A page's policy would keep the stage out.
    bypassCSP: true,
    reducedMotion: "reduce",
  });
  const named = process.argv.slice(2);
  for (const example of await loadExamples()) {
    if (named.length > 0 && !named.includes(example._type)) continue;
    const bytes = await takePicture(page, example, client);
    console.log(`${example._type}: ${(bytes / 1000).toFixed(1)} kB`);
  }
  await browser.close();
});
