/// <reference lib="dom" />
import { expect, test } from "../support/journey.ts";
import { createDraft, PRICED } from "../support/lake.ts";
import { siteUrl } from "../support/site.ts";
import { go, open } from "../support/studio.ts";

const { id: ID, path: PATH } = PRICED;
const TITLE = "HR automation, for the boss alone";

test("a link shared in 3 clicks shows a draft without an account, until sharing is turned off", async ({
  studio,
  page,
}) => {
  await createDraft(ID, { title: TITLE });
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
