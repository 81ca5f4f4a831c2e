import { expect, test } from "../support/journey.ts";
import { lake, PRICED } from "../support/lake.ts";
import { siteUrl, visit } from "../support/site.ts";
import { fieldAt, fill, go } from "../support/studio.ts";

const { id: ID, path: PATH } = PRICED;
const TITLE = "HR automation as it is typed";

test("the preview shows a title as it is typed, and a click in it opens the field", async ({
  studio,
}) => {
  const before = await visit(PATH);
  await go(studio, `/presentation?preview=${encodeURIComponent(siteUrl() + PATH)}`);
  const frame = studio.frameLocator("iframe");
  const heading = frame.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  // The form of the page's document is beside the preview.
  await fill(studio, "title", TITLE);
  await expect(heading).toHaveText(TITLE);
  await expect.poll(() => lake.getDocument(`drafts.${ID}`)).toMatchObject({ title: TITLE });
  const after = await visit(PATH);
  expect(after.body).toBe(before.body);
  // Sanity's overlays load after the page: until an outline follows the pointer, a click goes to the page.
  const features = frame.getByRole("heading", { name: "What's Included" });
  const outlines = async () => {
    await heading.hover();
    await features.hover();
    return frame.locator("[data-hovered]").count();
  };
  await expect.poll(outlines).toBeGreaterThan(0);
  await features.click();
  await expect(studio).toHaveURL(new RegExp(`/${ID}/features`));
  await expect(await fieldAt(studio, "features")).toBeVisible();
});
