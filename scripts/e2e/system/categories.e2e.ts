import { expect, test } from "../support/journey.ts";
import { lake, published } from "../support/lake.ts";
import { reconcile, visit } from "../support/site.ts";

const CATEGORY = "articleCategory-journeys";
const [EMPTY, RENAMED] = ["/blog/category/journeys", "/blog/category/trips"];
const [WEB, OTHER] = ["/blog/category/web", "/blog/category/security"];
const ARTICLE = "article-journeys";
const TITLE = "An article that moves between categories";

const refer = (_ref: string) => ({ category: { _type: "reference", _ref } });

/** Reconciles, then visits the pages whose freshness is of interest. */
async function visitLists() {
  await reconcile();
  return { web: await visit(WEB), other: await visit(OTHER) };
}

test("a category's pages follow its articles and its name, and no other category is rendered again", async () => {
  const model = await published.getDocument("article-cybersecurity-2025");
  if (!model) throw new Error("The article to copy is missing.");
  try {
    const category = { _id: CATEGORY, _type: "articleCategory", title: "Journeys" };
    await lake.create({ ...category, slug: { _type: "slug", current: "journeys" } });
    expect((await visitLists()).other.body).not.toContain(EMPTY);
    const empty = await visit(EMPTY);
    expect(empty.status).toBe(200);
    expect(empty.body).toContain("No articles here yet.");
    expect(empty.body).toMatch(/<meta name="robots" content="noindex/);
    for (const path of ["/sitemap.xml", "/llms.txt", "/search/index.json", "/blog"]) {
      expect((await visit(path)).body, path).not.toContain(EMPTY);
    }
    expect((await visit(`${EMPTY}/feed.xml`)).body).not.toContain("<item>");

    await lake.create({
      ...{ ...model, _id: ARTICLE, title: TITLE, related: undefined },
      slug: { _type: "slug", current: "category" },
      ...refer("articleCategory-web"),
    });
    const added = await visitLists();
    expect(added.web.body).toContain(TITLE);
    expect((await visit(`${WEB}/feed.xml`)).body).toContain(TITLE);
    expect(added.other.rendered).toBe(false);
    // Its slug is `category`, and it suggests the other articles of its category.
    const { body } = await visit("/blog/category");
    expect(body).toContain(TITLE);
    expect(body).toContain(`href="${WEB}"`);
    expect(body.match(/\/blog\/high-converting-website-guide"/g)).not.toBeNull();

    await lake.patch(ARTICLE).set(refer(CATEGORY)).commit();
    const moved = await visitLists();
    expect(moved.web.body).not.toContain(TITLE);
    expect((await visit(EMPTY)).body).toContain(TITLE);
    expect(moved.other.body).toContain(`href="${EMPTY}"`);
    expect((await visit("/sitemap.xml")).body).toContain(`${EMPTY}<`);

    await lake
      .patch(CATEGORY)
      .set({ title: "Trips", "slug.current": "trips", aliases: [EMPTY] })
      .commit();
    const renamed = await visitLists();
    expect(renamed.other.body).toContain(`href="${RENAMED}"`);
    expect(await visit(EMPTY)).toMatchObject({ status: 308, location: RENAMED });
    expect((await visit("/blog/category")).body).toContain(`href="${RENAMED}"`);
  } finally {
    await lake.delete(ARTICLE);
    await lake.delete(CATEGORY);
    await reconcile();
  }
});

test("a category with more than nine articles has further pages, each with its own title and address", async () => {
  const model = await published.getDocument("article-cybersecurity-2025");
  if (!model) throw new Error("The article to copy is missing.");
  const ids = Array.from({ length: 9 }, (_, n) => `${ARTICLE}-${n}`);
  const add = lake.transaction();
  const remove = lake.transaction();
  for (const [index, id] of ids.entries()) {
    const slug = { _type: "slug", current: id };
    // Each of its own month, older than the category's own article.
    const publishedAt = `2024-0${index + 1}-01`;
    add.createOrReplace({ ...model, _id: id, title: `Copy ${id}`, slug, publishedAt });
    remove.delete(id);
  }
  try {
    await add.commit();
    await reconcile();
    const first = await visit(OTHER);
    expect(first.body).toContain(`href="${OTHER}/page/2"`);
    expect(first.body).toContain("Load More Articles");
    const second = await visit(`${OTHER}/page/2`);
    expect(second.body).toContain("<title>Security, page 2");
    expect(second.body).toMatch(new RegExp(`rel="canonical" href="[^"]*${OTHER}/page/2"`));
    expect(second.body).toContain(`href="${OTHER}" rel="prev"`);
    const data = JSON.parse((await visit("/blog/articles/category/security/2")).body);
    expect(data.articles).toMatchObject([{ title: `Copy ${ids[0]}`, category: "Security" }]);
    expect((await visit("/sitemap.xml")).body).toContain(`${OTHER}/page/2<`);
    expect(await visit(`${OTHER}/page/1`)).toMatchObject({ status: 308, location: OTHER });
    expect((await visit(`${OTHER}/page/3`)).status).toBe(404);
  } finally {
    await remove.commit();
    await reconcile();
  }
  expect((await visit(`${OTHER}/page/2`)).status).toBe(404);
});
