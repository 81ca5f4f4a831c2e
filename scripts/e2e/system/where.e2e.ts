import { fill, open, openDocument, publishButton, showTab } from "../../../studio/tests/studio.ts";
import { expect, STUDIO, test } from "../support/journey.ts";
import { lake, published } from "../support/lake.ts";
import { reconcile, shown, siteAddresses, visit, visitAll } from "../support/site.ts";

type Moving = { id: string; slug: string; section: string };

/** A service with a page of its own, found under a section too, that no menu links to. */
const QUERY = `*[_type == "service" && hasDetailPage != false && !defined(landing)
  && defined(group->section) && !(_id in *[_type == "navigation"][0].header[].children[].target._ref)
  && !(_id in *[_type == "navigation"][0].footer[].links[].target._ref)
  && !(_id in *[_type == "siteSettings"][0].offers[].service._ref)] | order(_id asc)[0]{
    "id": _id, "slug": slug.current, "section": group->section->slug.current
  }`;

test("a page moved to another address, on exactly the pages named; its old addresses lead there: 5 clicks", async ({
  page,
}) => {
  const { id, slug, section } = await published.fetch<Moving>(QUERY);
  const moved = `${slug}-moved`;
  const [from, to] = [`/services/${slug}`, `/services/${moved}`];
  const paths = [...(await siteAddresses()).pages, to];
  await visitAll(paths);
  const before = await visitAll(paths);

  await openDocument(page, STUDIO, id, "service");
  await showTab(page, "Address and look");
  await fill(page, "slug", moved);
  const change = page.locator('[data-change="slug"]');
  await open(page.getByRole("button", { name: "Where it appears" }), change);
  await expect(change.locator("ins")).toHaveText(moved);
  const named = await change
    .locator("[data-path]")
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-path")));

  const slugNow = () => published.fetch<string>("*[_id == $id][0].slug.current", { id });
  const publishMoved = page.getByTestId("publish-moved");
  await open(publishButton(page), publishMoved);
  await expect(page.getByRole("dialog")).toContainText(`moves to ${to}`);
  await expect(page.getByRole("dialog")).toContainText(from);
  await expect(page.getByRole("checkbox", { name: "The old addresses lead" })).toBeChecked();
  await publishMoved.click();
  await expect.poll(slugNow).toBe(moved);
  expect((await lake.getDocument(id))?.aliases).toContain(from);

  await expect.poll(() => reconcile(), { timeout: 20_000 }).toEqual([]);
  for (const old of [from, `/${section}/${slug}`]) {
    expect(await visit(old)).toMatchObject({ status: 308, location: to });
  }
  expect((await visit(to)).status).toBe(200);
  const after = await visitAll(paths);
  const changed = paths.filter((path) => {
    const [was, is] = [before.get(path), after.get(path)];
    return was && is && shown(was) !== shown(is);
  });
  expect(named.toSorted()).toEqual(changed.toSorted());
});
