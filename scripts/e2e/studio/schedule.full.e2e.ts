import type { SanityDocument } from "@sanity/client";
import { expect, test } from "../support/journey.ts";
import { bringForward, lake, published, releases } from "../support/lake.ts";
import { visit } from "../support/site.ts";
import { chooseAction, fill, go, openDocument, titleField } from "../support/studio.ts";

const ID = "article-at-a-time";
const SLUG = "at-a-time";
const TITLE = "What happens at a time of its own";

test("a scheduled change and a scheduled unpublish of an article happen on time, in 3 clicks each", async ({
  studio,
}) => {
  // Nothing refers to the new article, so it can be unpublished.
  const model = await published.fetch<SanityDocument>('*[_type == "article"] | order(_id asc)[0]');
  const slug = { _type: "slug", current: SLUG };
  await lake.create({ ...model, _id: ID, title: TITLE, slug, aliases: [] });
  const path = `/blog/${SLUG}`;
  const mark = "revised for the second of June";
  const changed = `${TITLE}, ${mark}`;
  const shows = (text: string) => async () => (await visit(path)).body.includes(text);
  const dialog = studio.getByRole("dialog");
  await expect.poll(shows(TITLE), { timeout: 60_000 }).toBe(true);

  await openDocument(studio, ID, "article");
  await fill(studio, "title", changed);
  await chooseAction(studio, "Schedule publish");
  await dialog.getByLabel("Start, in Sydney").fill("2090-06-02T09:00");
  await expect(dialog).toContainText("On Friday 2 June 2090 at 9:00 am, Sydney time");
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(releases).toMatchObject([{ publishAt: "2090-06-01T23:00:00.000Z" }]);
  expect(await shows(mark)()).toBe(false);

  await go(studio, "/structure/needs-attention;scheduled");
  const row = studio.locator(`[data-document="${ID}"]`);
  await expect(row).toContainText("Is published on Friday 2 June 2090 at 9:00 am, Sydney time");
  // The row opens the scheduled version, which is locked, and not the draft that was edited since.
  await lake.createIfNotExists({ ...model, _id: `drafts.${ID}`, title: "Another draft", slug });
  await row.click();
  await expect(studio.locator('[data-testid="form-view"][data-read-only]')).toBeVisible();
  await expect(titleField(studio)).toHaveValue(changed);
  await expect(studio.getByText("Scheduled publish", { exact: true }).first()).toBeVisible();
  await lake.delete(`drafts.${ID}`);
  await bringForward();
  await expect.poll(shows(mark), { timeout: 60_000 }).toBe(true);
  await expect(row).toHaveCount(0);
  expect(await lake.getDocument(`drafts.${ID}`)).toBeUndefined();

  await openDocument(studio, ID, "article");
  await chooseAction(studio, "Take off the site at a time");
  await dialog.getByLabel("Date and time in Sydney").fill("2090-03-02T09:00");
  await expect(dialog.getByText("Thursday 2 March 2090 at 9:00 am")).toBeVisible();
  await expect(dialog.getByLabel("Lead its address to")).toHaveValue("/blog");
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await bringForward();
  await expect.poll(async () => (await visit(path)).location, { timeout: 60_000 }).toBe("/blog");
  expect((await visit("/blog")).body).not.toContain(path);
  expect(await lake.getDocument(`drafts.${ID}`)).toMatchObject({ title: changed });
});
