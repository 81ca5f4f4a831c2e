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

const examples = (await loadExamples()).filter(({ _type }) => !OF_ONE_PAGE.has(_type));

for (const example of examples) {
  test(`the ${example._type} example is laid out, accessible, marked for editors and in Markdown`, async ({
    page,
  }) => {
    const documents = await lake.fetch<{ _id: string; _type: string }[]>("*[]{ _id, _type }");
    const slug = `example-${example._type.toLowerCase()}`;
    const sections = withKeys([{ _type: "hero" }, withExistingReferences(example, documents)]);
    await lake.create({
      _id: slug,
      _type: "page",
      title: "A page about an example",
      intro: "It has an opening and one block.",
      slug: { _type: "slug", current: slug },
      sections: example._type === "hero" ? sections.slice(1) : sections,
    });
    // A conversation is animated turn by turn, and a turn is only readable once it is fully shown.
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await visit(`/${slug}`)).status).toBe(200);
      await page.goto(`/${slug}`);
      // The header and the footer are those of every page.
      const rules = await axeProblems(page, { within: "main" });
      expect.soft([...(await layoutProblems(page)), ...rules], `${width} px`).toEqual([]);
    }
    expect(await page.content()).not.toContain("data-sanity");
    const editorHtml = await (await ask(`${siteUrl()}/${slug}`, await editorCookies())).text();
    const key = await lake.fetch<string>("*[_id == $slug][0].sections[-1]._key", { slug });
    expect(editorHtml).toContain(`data-sanity="id=${slug};type=page;path=sections:${key};`);
    expect(editorHtml).not.toContain("can’t be shown yet");
    const twin = await (await fetch(`${siteUrl()}/${slug}.md`)).text();
    if (typeof example.heading === "string") expect(twin).toContain(example.heading);
  });
}
