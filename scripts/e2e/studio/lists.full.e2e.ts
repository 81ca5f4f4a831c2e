import { expect, test } from "../support/journey.ts";
import { lake, newService } from "../support/lake.ts";
import { fill, formReady, go, open, titleField } from "../support/studio.ts";

test("lists unpublished documents, documents to correct and recent changes, with badges", async ({
  studio,
}) => {
  const asset = await lake.fetch<string>('*[_type == "sanity.imageAsset"][0]._id');
  const image = { _type: "picture", asset: { _type: "reference", _ref: asset } };
  const price = { _type: "price", amount: 950, unit: "once" };
  const alsoQuoted = [{ _key: "q", _type: "quotedPrice", price }];
  await lake
    .transaction()
    .create(await newService("listed", { title: "Listed service", alsoQuoted }))
    .create({
      _id: "drafts.listed-page",
      _type: "page",
      title: "Listed page",
      slug: { _type: "slug", current: "listed-page" },
      sections: [{ _key: "p", _type: "pictures", pictures: [{ _key: "one", ...image }] }],
    })
    .commit();

  const row = (id: string) => studio.locator(`[data-document="${id}"]`);
  await go(studio, "/structure/needs-attention;unpublished");
  await expect(row("listed-page")).toContainText("Never published");
  await expect(row("listed")).toHaveCount(0);
  await row("listed-page").getByRole("link").click();
  await expect(titleField(studio)).toHaveValue("Listed page");
  await expect(studio.getByText("Never published", { exact: true })).toHaveCount(1);

  await open(studio.getByRole("link", { name: "To put right" }), row("listed"));
  await expect(row("listed")).toContainText("Also quoted: $950 AUD");
  await studio.getByRole("combobox", { name: "What to list" }).selectOption("picture");
  await expect(row("listed-page")).toContainText("Describe the picture in a sentence.");
  await expect(row("listed")).toHaveCount(0);
  // A corrected document leaves the list by itself.
  const alt = { 'sections[_key=="p"].pictures[_key=="one"].alt': "A gold square." };
  await lake.patch("drafts.listed-page", { set: alt }).commit();
  await expect(row("listed-page")).toHaveCount(0);

  await open(studio.getByRole("link", { name: "Changed this week" }), row("listed"));
  await open(row("listed").getByRole("link"), studio.getByText("Price to settle", { exact: true }));
  await formReady(studio);
  await fill(studio, "title", "Listed service, renamed");
  await expect(studio.getByText("Unpublished changes", { exact: true })).toBeVisible();
  await expect(row("listed")).toContainText("Local administrator");
  await open(studio.getByRole("link", { name: "Unpublished" }), row("listed"));
  await expect(row("listed")).toContainText("Title: Listed service → Listed service, renamed ·");
  // What is quoted elsewhere is dropped in every version, in one click.
  await open(studio.getByRole("link", { name: "To put right" }), row("listed"));
  await row("listed").getByRole("button", { name: "Keep $4,499 AUD" }).click();
  await expect(row("listed")).not.toContainText("Also quoted");
  const versions = await lake.getDocuments(["listed", "drafts.listed"]);
  expect(versions.map((one) => one?.alsoQuoted)).toEqual([undefined, undefined]);
});
