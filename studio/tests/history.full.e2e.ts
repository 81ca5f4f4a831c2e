import {
  chatbotGroup,
  expect,
  open,
  openDocument,
  publish,
  serviceDocument,
  test,
} from "./studio.ts";

test("goes back to a document as the seed wrote it, and publishes it again", async ({
  page,
  servers,
}) => {
  const { client, studioUrl } = servers;
  await client.createOrReplace(chatbotGroup);
  await client.createOrReplace(serviceDocument("seeded", "As the seed wrote it", 1799));
  await client.patch("seeded").set({ title: "As somebody changed it" }).commit();
  await openDocument(page, studioUrl, "seeded", "service");
  const history = page.getByRole("menuitem", { name: "History" });
  await open(page.getByTestId("pane-context-menu-button").last(), history);
  await history.click();

  await page.getByTestId("timeline-item-button").filter({ hasText: "Created" }).click();
  await expect(page.getByTestId("field-title").locator("input").first()).toHaveValue(
    "As the seed wrote it",
  );
  await expect(page.getByTestId("revision-not-found-banner")).toHaveCount(0);
  await page.getByRole("button", { name: "Revert to revision" }).click();
  await page.getByTestId("confirm-button").click();
  const title = async (id: string) => (await client.getDocument(id))?.title;
  await expect.poll(() => title("drafts.seeded")).toBe("As the seed wrote it");
  await publish(page, async () => (await title("seeded")) === "As the seed wrote it");
});
