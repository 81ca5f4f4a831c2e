import { withKeys } from "@currawong/content/keys";
import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { shows, siteUrl, visit } from "../support/site.ts";
import { go, openDocument, publish } from "../support/studio.ts";

const SLUG = "hidden-block";
const HEADING = "What the magpies saw";

test("a hidden block leaves the page, its twin and search, and is faded in the preview", async ({
  studio,
}) => {
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
  const places = [`/${SLUG}`, `/${SLUG}.md`, "/search/index.json"];
  for (const path of places) await shows(path, HEADING);

  await openDocument(studio, SLUG, "page");
  await studio.getByText(HEADING).first().click();
  await studio.getByLabel("Hide this block").check();
  const hidden = () => lake.fetch(`*[_id == $id][0].sections[1].isHidden`, { id: SLUG });
  await publish(studio, async () => (await hidden()) === true);
  for (const path of places) {
    await expect.poll(async () => (await visit(path)).body).not.toContain(HEADING);
  }

  await go(studio, `/presentation?preview=${encodeURIComponent(`${siteUrl()}/${SLUG}`)}`);
  const faded = studio.frameLocator("iframe").locator("[data-hidden]");
  await expect(faded).toContainText(HEADING);
  await expect(faded).toHaveCSS("opacity", "0.35");
});
