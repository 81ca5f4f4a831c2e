import { chatbotGroup, expect, fill, open, serviceDocument, test } from "./studio.ts";

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';

test("lists what is unpublished, what is to be put right and what changed, with badges on each", async ({
  page,
  servers,
}) => {
  const { client, studioUrl } = servers;
  const asset = await client.assets.upload("image", Buffer.from(PICTURE));
  const image = { _type: "picture", asset: { _type: "reference", _ref: asset._id } };
  await client
    .transaction()
    .delete("drafts.listed")
    .createOrReplace(chatbotGroup)
    .createOrReplace({
      ...serviceDocument("listed", "Listed service", 900),
      alsoQuoted: [
        { _key: "q", _type: "quotedPrice", price: { _type: "price", amount: 950, unit: "once" } },
      ],
    })
    .createOrReplace({
      _id: "drafts.listed-page",
      _type: "page",
      title: "Listed page",
      slug: { _type: "slug", current: "listed-page" },
      sections: [{ _key: "p", _type: "pictures", pictures: [{ _key: "one", ...image }] }],
    })
    .commit();

  const row = (id: string) => page.locator(`[data-document="${id}"]`);
  await page.goto(`${studioUrl}/structure/needs-attention;unpublished`);
  await expect(row("listed-page")).toContainText("Never published");
  await expect(row("listed")).toHaveCount(0);
  const title = page.getByTestId("document-panel-document-title");
  await open(row("listed-page").getByRole("link"), title.filter({ hasText: "Listed page" }));
  await expect(page.getByText("Never published", { exact: true })).toHaveCount(1);

  await open(page.getByRole("link", { name: "To put right" }), row("listed"));
  await expect(row("listed")).toContainText("Also quoted: $950 AUD");
  await page.getByRole("combobox", { name: "What to list" }).selectOption("picture");
  await expect(row("listed-page")).toContainText("Describe the picture in a sentence.");
  await expect(row("listed")).toHaveCount(0);
  // What is put right leaves the list by itself.
  await client
    .patch("drafts.listed-page")
    .set({ 'sections[_key=="p"].pictures[_key=="one"].alt': "A gold square." })
    .commit();
  await expect(row("listed-page")).toHaveCount(0);

  await open(page.getByRole("link", { name: "Changed this week" }), row("listed"));
  await open(row("listed").getByRole("link"), page.getByText("Price to settle", { exact: true }));
  await fill(page, "title", "Listed service, renamed");
  await expect(page.getByText("Unpublished changes", { exact: true })).toBeVisible();
  await expect(row("listed")).toContainText("Local administrator");
});
