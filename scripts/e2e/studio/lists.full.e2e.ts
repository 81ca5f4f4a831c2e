import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { go } from "../support/studio.ts";

test("lists drafts, and documents to put right until they are corrected", async ({ studio }) => {
  const asset = await lake.fetch<string>('*[_type == "sanity.imageAsset"][0]._id');
  const image = { _type: "picture", asset: { _type: "reference", _ref: asset } };
  await lake.create({
    _id: "drafts.listed-page",
    _type: "page",
    title: "Listed page",
    slug: { _type: "slug", current: "listed-page" },
    sections: [{ _key: "p", _type: "pictures", pictures: [{ _key: "one", ...image }] }],
  });
  test.setTimeout(180_000);
  await go(studio, "/structure/needs-attention;unpublished");
  const drafts = studio.getByTestId("pane").last().getByRole("link");
  await expect(drafts).toHaveText([/Listed page/]);
  const row = studio.locator('[data-document="listed-page"]');
  await go(studio, "/structure/needs-attention;to-put-right");
  await expect(studio.getByText("Still checking")).toBeVisible();
  // On a busy machine, checking every document takes half a minute.
  await expect(studio.getByText("Still checking")).toHaveCount(0, { timeout: 120_000 });
  await expect(row).toContainText("Listed page");
  await expect(row).toContainText("Describe the picture in a sentence.");
  const alt = { 'sections[_key=="p"].pictures[_key=="one"].alt': "A gold square." };
  await lake.patch("drafts.listed-page", { set: alt }).commit();
  await expect(row).not.toContainText("Describe the picture in a sentence.");
});
