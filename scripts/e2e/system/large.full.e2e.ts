import { expect, test } from "../support/journey.ts";
import { lake, published } from "../support/lake.ts";
import { reconcile, visit } from "../support/site.ts";

/** With these, the blog has more articles than a build renders. */
const ARTICLES = 110;
/** The oldest article: only its page of the blog, the sitemap and a search list it. */
const OLDEST = { title: "Quokka census of Rottnest, WA", slug: "quokka-census-of-rottnest" };
/** The category of all of them. */
const CATEGORY = "/blog/category/security";

test("the search, the sitemap, the blog and its category include every article of a large blog", async () => {
  const [model] = await published.fetch('*[_id == "article-cybersecurity-2025"]');
  const { _rev, _createdAt, _updatedAt, ...rest } = model;
  const transaction = lake.transaction();
  for (let index = 0; index < ARTICLES; index++) {
    const numbered = { title: `Large blog, part ${index}`, slug: `large-blog-part-${index}` };
    const { title, slug } = index === 0 ? OLDEST : numbered;
    transaction.create({
      ...rest,
      _id: `article-large-${index}`,
      title,
      slug: { _type: "slug", current: slug },
      aliases: [],
      publishedAt: new Date(Date.UTC(2001, 0, 1 + index)).toISOString(),
    });
  }
  await transaction.commit();
  await reconcile();

  expect((await visit(`/blog/${OLDEST.slug}`)).body).toContain(OLDEST.title);
  expect((await visit("/search?q=quokka")).body).toContain(`/blog/${OLDEST.slug}`);
  const sitemap = (await visit("/sitemap.xml")).body;
  for (let part = 1; part < ARTICLES; part++) expect(sitemap).toContain(`large-blog-part-${part}<`);
  expect(sitemap).toContain(`/blog/${OLDEST.slug}<`);
  const blogPages = [...sitemap.matchAll(/\/blog\/page\/(\d+)</g)];
  const last = Math.max(...blogPages.map(([, number]) => Number(number)));
  expect((await visit(`/blog/page/${last}`)).body).toContain(OLDEST.title);
  expect((await visit(`/blog/page/${last + 1}`)).status).toBe(404);

  expect((await visit(CATEGORY)).body).toContain(`href="${CATEGORY}/page/2"`);
  const second = (await visit(`${CATEGORY}/page/2`)).body;
  expect(second).toContain("<title>Security, page 2");
  expect(second).toMatch(new RegExp(`rel="canonical" href="[^"]*${CATEGORY}/page/2"`));
  expect(second).toContain(`href="${CATEGORY}" rel="prev"`);
  expect(second).toContain("Security · <time");
  expect(sitemap).toContain(`${CATEGORY}/page/2<`);
  expect(await visit(`${CATEGORY}/page/1`)).toMatchObject({ status: 308, location: CATEGORY });
});
