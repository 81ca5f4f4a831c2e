import { expect, test } from "../support/journey.ts";
import { lake, newService, published } from "../support/lake.ts";
import { reconcile, shown, siteAddresses, visit, visitAll } from "../support/site.ts";
import { chooseAction, fill, open, openDocument, showTab } from "../support/studio.ts";

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

test("shows where a document appears, and what deleting it would break", async ({ studio }) => {
  const id = "service-where-bot";
  const slug = { _type: "slug", current: "where-bot" };
  const service = { _type: "reference", _ref: id };
  await lake
    .transaction()
    .create(await newService(id, { title: "Where bot", slug }))
    .create({ _id: "role-where", _type: "role", title: "Keeper of bots", service })
    .commit();
  await openDocument(studio, id, "service");
  const view = studio.getByTestId("where-inspector");
  await open(studio.getByRole("button", { name: "Where it appears" }), view);
  const ownPage = view.locator('[data-path="/services/where-bot"]');
  await expect(ownPage).toContainText("Its own page");
  await expect(view.getByRole("link", { name: "Keeper of bots" })).toBeVisible();
  await studio.getByRole("button", { name: "Where it appears" }).click();
  await expect(view).toHaveCount(0);

  await chooseAction(studio, "Delete");
  const deletion = studio.getByTestId("leaving");
  await expect(deletion.getByRole("alert").filter({ hasText: "need it" })).toContainText(
    "Keeper of bots",
  );
  await expect(deletion.locator('[data-path="/services/where-bot"]')).toBeVisible();
  await expect(deletion.locator('[data-path="/services"]')).toBeVisible();
  await expect(studio.getByTestId("confirm-button")).toBeDisabled();
  await deletion.getByRole("link", { name: "Keeper of bots" }).click();
  await expect(studio).toHaveURL(/role-where/);
  expect(await lake.getDocument(id)).toMatchObject({ title: "Where bot" });
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
