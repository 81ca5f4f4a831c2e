import { addressesOf } from "@currawong/schemas/paths";
import { expect, test } from "@playwright/test";
import { ask, editorCookies } from "../support/editor.ts";
import { published } from "../support/lake.ts";
import { siteUrl } from "../support/site.ts";

type Composed = Parameters<typeof addressesOf>[0] & {
  _id: string;
  sections: string[] | null;
  landing: string[] | null;
};

/** Every page with the attributes that its blocks should have, found from the content. */
async function blocksByPage(): Promise<Map<string, string[]>> {
  const documents = await published.fetch<Composed[]>(
    `*[defined(slug.current) || _type in ["homePage", "aboutPage", "contactPage"]]{
      _id, _type, "slug": slug.current, hasDetailPage, "landingSlug": landing.slug.current,
      "sections": sections[]._key, "landing": landing.sections[]._key
    }`,
  );
  const pages = new Map<string, string[]>();
  for (const document of documents) {
    const { _id, _type, sections, landing, landingSlug } = document;
    for (const path of addressesOf(document).pages) {
      const isRich = landing && (!landingSlug || path === `/${landingSlug}`);
      const within = isRich ? "landing.sections" : "sections";
      const keys = (isRich ? landing : sections) ?? [];
      const own = `id=${_id};type=${_type};path=`;
      pages.set(path, [own, ...keys.map((key) => `${own}${within}:${key};`)]);
    }
  }
  return pages;
}

test("every block of every page says where it is changed, to editors alone", async () => {
  const pages = await blocksByPage();
  expect(pages.size).toBeGreaterThan(80);
  expect(Math.max(...[...pages.values()].map((blocks) => blocks.length))).toBeGreaterThan(5);
  const cookies = await editorCookies();
  for (const [path, blocks] of pages) {
    const html = await (await ask(siteUrl() + path, cookies)).text();
    const unmarked = blocks.filter((block) => !html.includes(`data-sanity="${block}`));
    expect(unmarked, path).toEqual([]);
    expect(html, path).not.toContain("cannot be shown yet");
  }
  expect(await (await ask(siteUrl())).text()).not.toContain("data-sanity");
});
