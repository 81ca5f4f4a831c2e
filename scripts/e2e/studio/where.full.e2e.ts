import { expect, test } from "../support/journey.ts";
import { lake, newService, published } from "../support/lake.ts";
import { reconcile, shown, siteAddresses, visit, visitAll } from "../support/site.ts";
import { fill, open, openDocument, showTab } from "../support/studio.ts";

/** A service with its own page, also found under a section, that no menu links to. */
const MOVING = "service-voice-ai";

test("moving a page in 5 clicks changes exactly the listed pages and redirects its old addresses", async ({
  studio,
}) => {
  const [from, to] = ["/services/voice-ai", "/services/voice-ai-moved"];
  const paths = [...(await siteAddresses()).pages, to];
  await visitAll(paths);
  const before = await visitAll(paths);

  await openDocument(studio, MOVING, "service");
  await showTab(studio, "Address and look");
  await fill(studio, "slug", "voice-ai-moved");
  const change = studio.locator('[data-change="slug"]');
  await open(studio.getByRole("button", { name: "Where it appears" }), change);
  await expect(change.locator("ins")).toHaveText("voice-ai-moved");
  const rows = change.locator("[data-path]");
  const listed = await rows.evaluateAll((all) => all.map((row) => row.getAttribute("data-path")));

  const publishMoved = studio.getByTestId("publish-moved");
  await open(studio.getByTestId("action-publish"), publishMoved);
  const dialog = studio.getByRole("dialog");
  await expect(dialog).toContainText(`moves to ${to}`);
  await expect(dialog).toContainText(from);
  await expect(studio.getByRole("checkbox", { name: "The old addresses lead" })).toBeChecked();
  await publishMoved.click();
  const slug = "*[_id == $id][0].slug.current";
  await expect.poll(() => published.fetch(slug, { id: MOVING })).toBe("voice-ai-moved");
  expect((await lake.getDocument(MOVING))?.aliases).toContain(from);

  await expect.poll(() => reconcile()).toEqual([]);
  for (const old of [from, "/ai-services/voice-ai"]) {
    expect(await visit(old)).toMatchObject({ status: 308, location: to });
  }
  expect((await visit(to)).status).toBe(200);
  const after = await visitAll(paths);
  const changed = paths.filter((path) => shown(before.get(path)) !== shown(after.get(path)));
  expect(listed.toSorted()).toEqual(changed.toSorted());
});

test("says before a first publish that the site could not name the pages", async ({ studio }) => {
  const id = "service-unasked";
  await lake.create({ ...(await newService(id, { title: "Unasked bot" })), _id: `drafts.${id}` });
  const route = "**/api/staff/pages";
  const headers = { "access-control-allow-origin": "*" };
  await studio.route(route, (request) => request.fulfill({ json: null, headers }));
  const dialog = studio.getByRole("dialog");
  await openDocument(studio, id, "service");
  await studio.getByTestId("action-publish").click();
  await expect(dialog).toContainText("The site couldn’t say which other pages will show it.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await studio.unroute(route);
});
