import { withKeys } from "@currawong/content/keys";
import { enableUrl, studioSecret } from "../support/editor.ts";
import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { shows, visit } from "../support/site.ts";

const SLUG = "hidden-block";
const HEADING = "What the magpies saw";

test("a hidden block leaves the page and search, and is faded in the preview", async ({ page }) => {
  await lake.create({
    _id: SLUG,
    _type: "page",
    title: "A page with a block",
    intro: "It has an opening and some reasons.",
    slug: { _type: "slug", current: SLUG },
    sections: withKeys([
      { _type: "hero" },
      { _type: "useCases", heading: HEADING, items: [{ title: "Song", description: "At dawn." }] },
    ]),
  });
  const path = `/${SLUG}`;
  await shows(path, HEADING);

  await lake.patch(SLUG, { set: { "sections[1].isHidden": true } }).commit();
  await expect.poll(async () => (await visit(path)).body).not.toContain(HEADING);

  await page.goto(enableUrl(await studioSecret(), path));
  const faded = page.locator("[data-hidden]");
  await expect(faded).toContainText(HEADING);
  await expect(faded).toHaveCSS("opacity", "0.35");
});
