import {
  chatbotGroup,
  chooseAction,
  expect,
  fill,
  open,
  openDocument,
  serviceDocument,
  test,
} from "./studio.ts";

const ID = "where-bot";

test("says where a document appears, what publishing changes there, and what deleting it breaks", async ({
  page,
  servers,
}) => {
  const { client, studioUrl } = servers;
  await client
    .transaction()
    .createOrReplace(chatbotGroup)
    .createOrReplace(serviceDocument(ID, "Where bot", 1299))
    .createOrReplace({
      _id: "where-page",
      _type: "page",
      title: "Page with the catalogue",
      slug: { _type: "slug", current: "where-page" },
      sections: [{ _key: "c", _type: "catalogue" }],
    })
    .createOrReplace({
      _id: "where-role",
      _type: "role",
      title: "Keeper of bots",
      service: { _type: "reference", _ref: ID },
    })
    .commit();
  await openDocument(page, studioUrl, ID, "service");
  const view = page.getByTestId("where-inspector");
  await open(page.getByRole("button", { name: "Where it appears" }), view);
  const own = view.locator('[data-path="/services/where-bot"]');
  await expect(own).toContainText("Its own page");
  await expect(view.locator('[data-path="/where-page"]')).toContainText("Card");
  await expect(own.getByRole("link", { name: "Open /services/where-bot" })).toHaveAttribute(
    "href",
    /\/services\/where-bot$/,
  );
  await expect(own.getByRole("link", { name: "Preview /services/where-bot" })).toHaveAttribute(
    "href",
    /presentation.*where-bot/,
  );
  await expect(view.getByRole("link", { name: "Keeper of bots" })).toBeVisible();
  await page.getByRole("button", { name: "Where it appears" }).click();
  await expect(view).toHaveCount(0);

  // The way there from beside the publish button.
  await fill(page, "title", "Where bot, renamed");
  await expect
    .poll(async () => (await client.getDocument(`drafts.${ID}`))?.title)
    .toContain("renamed");
  await chooseAction(page, "What publishing changes");
  const change = view.locator('[data-change="title"]');
  await expect(change.locator("del")).toHaveText("Where bot");
  await expect(change.locator("ins")).toHaveText("Where bot, renamed");
  await expect(change).toContainText(/\d+ pages/);
  await expect(change.locator('[data-path="/where-page"]')).toHaveCount(1);
  await expect(change.locator('[data-path="/services/where-bot"]')).toHaveCount(1);

  await chooseAction(page, "Delete");
  const leaving = page.getByTestId("leaving");
  await expect(leaving.getByRole("alert")).toContainText("Keeper of bots");
  await expect(leaving.locator('[data-path="/services/where-bot"]')).toBeVisible();
  await expect(leaving.locator('[data-path="/where-page"]')).toBeVisible();
  await expect(page.getByTestId("confirm-button")).toBeDisabled();
  await leaving.getByRole("link", { name: "Keeper of bots" }).click();
  await expect(page).toHaveURL(/where-role/);
  expect(await client.getDocument(ID)).toMatchObject({ title: "Where bot" });
});
