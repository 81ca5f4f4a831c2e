import { withKeys } from "@currawong/content/keys";
import { loadExamples } from "@currawong/schemas/testing/examples";
import { axeProblems, layoutProblems } from "../../../web/tests/page-checks.ts";
import { withExistingReferences } from "../changes/examples.ts";
import { ask, editorCookies } from "../support/editor.ts";
import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { siteUrl, visit } from "../support/site.ts";

/** Blocks that belong to one page of the site, which already shows their examples. */
const OF_ONE_PAGE = new Set(["articleList", "contact"]);

const all = (await loadExamples()).filter(({ _type }) => !OF_ONE_PAGE.has(_type));
// Every page has an opening.
const examples = all.filter(({ _type }) => _type !== "hero");
const hero = all.find(({ _type }) => _type === "hero");

/** Blocks of one page: opening it takes longer than checking a block. */
const PER_PAGE = 7;
const parts = Array.from({ length: Math.ceil(examples.length / PER_PAGE) }, (_, nth) =>
  examples.slice(nth * PER_PAGE, (nth + 1) * PER_PAGE),
);

for (const [nth, part] of parts.entries()) {
  const names = part.map(({ _type }) => _type).join(", ");
  test(`examples are laid out, accessible, marked for editors and in Markdown: ${names}`, async ({
    page,
  }) => {
    const documents = await lake.fetch<{ _id: string; _type: string }[]>("*[]{ _id, _type }");
    const slug = `examples-${nth}`;
    const sections = withKeys(
      [hero, ...part].map((each) => withExistingReferences(each, documents)),
    );
    await lake.create({
      _id: slug,
      _type: "page",
      title: "A page about examples",
      intro: "It has an opening and some blocks.",
      slug: { _type: "slug", current: slug },
      sections,
    });
    await expect.poll(async () => (await visit(`/${slug}`)).status).toBe(200);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${slug}`);
      // The header and the footer are those of every page.
      const rules = await axeProblems(page, { within: "main" });
      expect.soft([...(await layoutProblems(page)), ...rules], `${width} px`).toEqual([]);
    }
    expect(await page.content()).not.toContain("data-sanity");
    const editorHtml = await (await ask(`${siteUrl()}/${slug}`, await editorCookies())).text();
    const stored = await lake.fetch<string[]>("*[_id == $slug][0].sections[]._key", { slug });
    expect(stored).toHaveLength(part.length + 1);
    for (const key of stored) {
      expect(editorHtml).toContain(`data-sanity="id=${slug};type=page;path=sections:${key};`);
    }
    expect(editorHtml).not.toContain("can’t be shown yet");
  });
}
