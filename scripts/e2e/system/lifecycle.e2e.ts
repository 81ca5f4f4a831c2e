import { expect, test } from "@playwright/test";
import { lake, published } from "../support/lake.ts";
import { reconcile, visit } from "../support/site.ts";

type Service = { _id: string; _type: string; title: string; slug: { current: string } };

/** A copy of a service of the dataset, under an address of its own. */
async function unpublishedService(): Promise<Service> {
  const model = await published.fetch<Service>(
    '*[_type == "service" && !defined(landing) && hasDetailPage != false] | order(_id asc)[0]',
  );
  const slug = { ...model.slug, current: "made-for-a-test" };
  return Object.assign(model, {
    _id: "made-for-a-test",
    title: "Made for a test",
    slug,
    aliases: [],
  });
}

const status = async (path: string) => (await visit(path)).status;

test("a page comes, moves and goes with its document, with no build", async () => {
  const service = await unpublishedService();
  const path = "/services/made-for-a-test";
  // Cached as missing, twice over: what is not there may come.
  expect([await status(path), await status(path)]).toEqual([404, 404]);
  try {
    await lake.createOrReplace(service);
    await reconcile();
    expect(await status(path)).toBe(200);
    expect((await visit("/services")).body).toContain("Made for a test");

    await lake
      .patch(service._id)
      .set({ "slug.current": "moved-for-a-test", aliases: [path] })
      .commit();
    await reconcile();
    expect(await status("/services/moved-for-a-test")).toBe(200);
    expect(await visit(path)).toMatchObject({
      status: 308,
      location: "/services/moved-for-a-test",
    });
    expect((await visit("/services")).body).toContain('href="/services/moved-for-a-test"');

    await lake.patch(service._id).set({ aliases: [] }).commit();
    await reconcile();
    expect(await status(path)).toBe(404);

    await lake
      .transaction()
      .create({ ...service, _id: `drafts.${service._id}` })
      .delete(service._id)
      .commit();
    await reconcile();
    expect(await status("/services/moved-for-a-test")).toBe(404);
    expect((await visit("/services")).body).not.toContain("Made for a test");
  } finally {
    await lake.transaction().delete(service._id).delete(`drafts.${service._id}`).commit();
    await reconcile();
  }
  expect((await visit("/services")).body).not.toContain("Made for a test");
});

test("an alias keeps the query of the address it leads from", async () => {
  const service = await unpublishedService();
  const alias = "/alias-for-a-test";
  expect(await status(alias)).toBe(404);
  await lake.createOrReplace({ ...service, aliases: [alias] });
  try {
    await reconcile();
    for (const query of ["", "?from=a%20letter&n=1"]) {
      expect(await visit(alias + query)).toMatchObject({
        status: 308,
        location: `/services/made-for-a-test${query}`,
      });
    }
  } finally {
    await lake.delete(service._id);
    await reconcile();
  }
  expect(await status(alias)).toBe(404);
});

test("a change in a referenced document reaches the pages that show it", async () => {
  const { id, title, slug } = await published.fetch<{ id: string; title: string; slug: string }>(
    '*[_type == "article"] | order(_id asc)[0]{ "id": category->_id, "title": category->title, "slug": slug.current }',
  );
  const path = `/blog/${slug}`;
  expect((await visit(path)).body).toContain(title);
  try {
    await lake.patch(id).set({ title: "Renamed for a test" }).commit();
    await reconcile();
    expect((await visit(path)).body).toContain("Renamed for a test");
  } finally {
    await lake.patch(id).set({ title }).commit();
    await reconcile();
  }
  expect((await visit(path)).body).not.toContain("Renamed for a test");
});
