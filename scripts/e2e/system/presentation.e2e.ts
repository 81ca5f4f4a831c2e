import { fieldAt, fill } from "../../../studio/tests/studio.ts";
import { expect, STUDIO, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { siteUrl, visit } from "../support/site.ts";

const PATH = "/services/uber-clone";
const ID = "service-uber-clone";
const TITLE = "Uber Clone as it is typed";

test("the page beside the form shows a title as it is typed, and a click leads to a field", async ({
  page,
}) => {
  const before = await visit(PATH);
  await page.goto(`${STUDIO}/presentation?preview=${encodeURIComponent(siteUrl() + PATH)}`);
  const frame = page.frameLocator("iframe");
  const heading = frame.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  // The form of the page's document stands beside it.
  await fill(page, "title", TITLE);
  await expect(heading).toHaveText(TITLE);
  await expect.poll(() => lake.getDocument(`drafts.${ID}`)).toMatchObject({ title: TITLE });
  const after = await visit(PATH);
  expect(after.body).toBe(before.body);
  // One click on a part of the page, and its field is open.
  await expect(async () => {
    // Where the page and the Studio have found each other late, the click before went unheard.
    await frame.getByRole("heading", { name: "What's Included" }).click({ timeout: 5_000 });
    await expect(page).toHaveURL(new RegExp(`/${ID}/features`), { timeout: 5_000 });
  }).toPass();
  await expect(await fieldAt(page, "features")).toBeVisible();
});
