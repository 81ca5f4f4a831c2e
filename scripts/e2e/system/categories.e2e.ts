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
    for (const path of ["/sitemap.xml", "/llms.txt", "/search?q=journeys", "/blog"]) {
      expect((await visit(path)).body, path).not.toContain(EMPTY);
    }

    await lake.create({
      ...{ ...model, _id: ARTICLE, title: TITLE, related: undefined },
      slug: { _type: "slug", current: "category" },
      ...refer("articleCategory-web"),
    });
    const added = await visitLists();
    expect(added.web.body).toContain(TITLE);
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
