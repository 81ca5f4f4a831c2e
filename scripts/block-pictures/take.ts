import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withKeys } from "@currawong/content/keys";
import { type Example, loadExamples } from "@currawong/schemas/testing/examples";
import type { Browser } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { withExistingReferences } from "../e2e/changes/examples.ts";
import { webpOf } from "../e2e/support/webp.ts";

/** Where the Studio's menu looks for them. */
export const FOLDER = join(import.meta.dirname, "..", "..", "studio", "static", "blocks");

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

/**
 * Takes a picture of the example of every block, as the site shows it, for the Studio's menu.
 * @param types which blocks; all when empty
 * @returns the size of each picture in bytes, by the type of its block
 */
export async function takePictures(
  { client, browser, siteUrl }: { client: SanityClient; browser: Browser; siteUrl: string },
  types: readonly string[] = [],
): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const selected = (await loadExamples()).filter(
    ({ _type }) => types.length === 0 || types.includes(_type),
  );
  // A page's policy would keep the stage out.
  const context = await browser.newContext({
    viewport: VIEW,
    bypassCSP: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  for (const example of selected) {
    const shown = await pageOf(example, client);
    await client.createOrReplace(shown);
    try {
      await page.goto(`${siteUrl}/${shown.slug.current}`, { waitUntil: "networkidle" });
      await page.addStyleTag({ content: STAGE });
      await page.evaluate(DRAWN);
      const picture = await webpOf(page, { ...VIEW, scale: SCALE, quality: 45 });
      await writeFile(join(FOLDER, `${example._type}.webp`), picture);
      sizes.set(example._type, picture.byteLength);
    } finally {
      await client.delete(shown._id);
    }
  }
  await context.close();
  return sizes;
}
