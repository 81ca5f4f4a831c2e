import {
  chatbotGroup,
  chooseAction,
  expect,
  open,
  openDocument,
  publish,
  serviceDocument,
  showTab,
  test,
} from "./studio.ts";

/** A gold PNG of 64×48 pixels. */
const PICTURE =
  "iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAMAAACWlYwtAAAAA1BMVEX5zCffKlisAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGklEQVRIie3BgQAAAADDoPlTX+AIVQEAAHQNDDAAAWReGocAAAAASUVORK5CYII=";

test.beforeAll(async ({ servers }) => {
  await servers.client.createOrReplace(chatbotGroup);
});

test("changes a price, publishes it, and shows the change in its history", async ({
  page,
  servers,
}) => {
  const { client, studioUrl } = servers;
  await client.createOrReplace(serviceDocument("priced", "Priced service", 1799));
  await openDocument(page, studioUrl, "priced", "service");
  await showTab(page, "Price");
  await page.getByTestId("field-startingPrice.amount").locator("input").fill("1999");
  await expect
    .poll(async () => (await client.getDocument("drafts.priced"))?.startingPrice.amount)
    .toBe(1999);
  const amount = async () => (await client.getDocument("priced"))?.startingPrice.amount;
  await publish(page, async () => (await amount()) === 1999);
  expect(await client.getDocument("drafts.priced")).toBeFalsy();

  const history = page.getByRole("menuitem", { name: "History" });
  await open(page.getByTestId("pane-context-menu-button").last(), history);
  await history.click();
  await expect(page.getByTestId("timeline-item-button").first()).toContainText("Published");
  await showTab(page, "Review changes");
  const changes = page.locator("#review-panel");
  await expect(changes).toContainText("1799");
  await expect(changes).toContainText("1999");
});

test("creates, finds, unpublishes and deletes", async ({ page, servers }) => {
  const { client, studioUrl } = servers;
  await client.createOrReplace({
    _id: "other-category",
    _type: "articleCategory",
    title: "Design",
  });
  await page.goto(`${studioUrl}/structure/blog;articleCategory`);
  const title = page.getByTestId("field-title").locator("input");
  await open(page.getByTestId("action-intent-button"), title);
  await title.fill("Voice assistants");
  const byTitle = '*[_type == "articleCategory" && title == $title][0]._id';
  const find = () => client.fetch<string | null>(byTitle, { title: "Voice assistants" });
  await expect.poll(find).toMatch(/^drafts\./);
  await page.getByTestId("field-slug").getByRole("button", { name: "Generate" }).click();
  await expect(page.getByTestId("field-slug").locator("input")).toHaveValue("voice-assistants");
  const draftId = (await find()) ?? "";
  const id = draftId.replace("drafts.", "");
  await publish(page, async () => Boolean(await client.getDocument(id)));

  const search = page.getByPlaceholder("Search list").first();
  await search.fill("voice");
  await expect(page.getByRole("link", { name: /Voice assistants/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /Design/ })).toHaveCount(0);

  const perspectives = page.getByTestId("document-perspective-list");
  await perspectives.getByText("Published", { exact: true }).click();
  const confirm = page.getByTestId("confirm-button");
  await open(page.getByTestId("action-unpublish"), confirm);
  await confirm.click();
  await expect.poll(async () => client.getDocument(id)).toBeFalsy();
  expect(await client.getDocument(`drafts.${id}`)).toMatchObject({ title: "Voice assistants" });
  await perspectives.getByText("Draft", { exact: true }).click();
  await chooseAction(page, "Delete");
  await confirm.click();
  await expect.poll(find).toBeNull();
});

test("uploads a picture", async ({ page, servers }) => {
  const { client, studioUrl } = servers;
  const buffer = Buffer.from(PICTURE, "base64");
  await client.createOrReplace({ _id: "work", _type: "project", title: "Clinic bookings" });
  await openDocument(page, studioUrl, "work", "project");
  // The form renders its fields as they come near.
  await page.getByTestId("field-description").scrollIntoViewIfNeeded();
  await page.getByTestId("field-scope").scrollIntoViewIfNeeded();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "clinic.png", mimeType: "image/png", buffer });
  const asset = () =>
    client.fetch('*[_id == "drafts.work"][0].image.asset->{originalFilename, size}');
  await expect.poll(asset).toEqual({ originalFilename: "clinic.png", size: buffer.byteLength });
  const picture = page.getByTestId("hotspot-image-input");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
