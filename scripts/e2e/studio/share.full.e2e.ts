/// <reference lib="dom" />
import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { siteUrl } from "../support/site.ts";
import { go, open } from "../support/studio.ts";

const ID = "service-hr-automation";
const PATH = "/services/hr-automation";
const TITLE = "HR automation, for the boss alone";

test("someone without an account sees a draft by a link, until sharing is turned off: 3 clicks", async ({
  studio,
  page,
}) => {
  const document = await lake.getDocument(ID);
  if (!document) throw new Error(`${ID} is not in the dataset.`);
  await lake.create({ ...document, _id: `drafts.${ID}`, title: TITLE });
  await studio.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await go(studio, `/presentation?preview=${encodeURIComponent(siteUrl() + PATH)}`);
  const share = studio.getByRole("button", { name: "Share this preview" });
  const toggle = studio.getByText("for 7 days, with anyone who has the link");
  const copy = studio.getByRole("menuitem", { name: "Copy preview link" });
  await open(share, toggle);
  await toggle.click();
  await expect(copy).toBeEnabled();
  await copy.click();
  await expect(studio.getByText("The URL is copied to the clipboard")).toBeVisible();
  await page.goto(await studio.evaluate(() => navigator.clipboard.readText()));
  await expect(page.getByRole("heading", { name: TITLE, level: 1 })).toBeVisible();
  await expect(page.getByText("You are looking at drafts")).toBeVisible();
  expect(page.url()).not.toContain("secret");

  await open(share, toggle);
  await toggle.click();
  await expect(copy).toBeDisabled();
  await page.goto(siteUrl() + PATH);
  await expect(page.getByRole("heading", { name: "HR automation", exact: true })).toBeVisible();
  await expect(page.getByText("You are looking at drafts")).toHaveCount(0);
});
