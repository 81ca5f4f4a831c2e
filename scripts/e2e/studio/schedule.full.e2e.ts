import type { Page } from "@playwright/test";
import type { SanityDocument } from "@sanity/client";
import { expect, test } from "../support/journey.ts";
import { lake, published } from "../support/lake.ts";
import { visit } from "../support/site.ts";
import { chooseAction, fill, go, openDocument } from "../support/studio.ts";

const ID = "article-at-a-time";
const SLUG = "at-a-time";
const TITLE = "What happens at a time of its own";

/** An article that nothing refers to yet, and that so may leave the site. */
async function publishArticle(): Promise<void> {
  const [model] = await published.fetch<SanityDocument[]>(
    `*[_type == "article"] | order(_id asc)[0..0]`,
  );
  if (!model) throw new Error("The dataset has no article.");
  const slug = { _type: "slug", current: SLUG };
  await lake.createOrReplace({ ...model, _id: ID, title: TITLE, slug, aliases: [] });
}

const releases = () =>
  lake.fetch<{ name: string; publishAt: string }[]>(
    `*[_type == "system.release" && state == "scheduled"]{ name, publishAt }`,
    {},
    { perspective: "raw" },
  );

/** Has the one thing that is scheduled happen now, by the lake’s own clock. */
async function bringForward(): Promise<void> {
  const [release] = await releases();
  await lake.action({
    actionType: "sanity.action.release.schedule",
    releaseId: release?.name ?? "",
    publishAt: new Date().toISOString(),
  });
}

async function scheduleAt(studio: Page, field: string, words: string): Promise<void> {
  const dialog = studio.getByRole("dialog");
  await dialog.getByLabel("Date and time in Sydney").fill(field);
  await expect(dialog.getByRole("status")).toContainText(`${words}, Sydney time.`);
  await dialog.getByTestId("schedule").click();
  await expect(dialog.getByRole("listitem")).toContainText(words);
}

test("an article is changed at a time, and leaves the site at another, by the lake’s clock: 3 clicks each", async ({
  studio,
}) => {
  await publishArticle();
  const path = `/blog/${SLUG}`;
  const mark = "revised for the second of June";
  const changed = `${TITLE}, ${mark}`;
  const shows = (text: string) => async () => (await visit(path)).body.includes(text);
  const dialog = studio.getByRole("dialog");
  await expect.poll(shows(TITLE), { timeout: 60_000 }).toBe(true);

  await openDocument(studio, ID, "article");
  await fill(studio, "title", changed);
  await chooseAction(studio, "Schedule");
  await expect(dialog.getByRole("radio", { name: "Publish what stands" })).toBeChecked();
  await dialog.getByLabel("Date and time in Sydney").fill("2026-01-01T09:00");
  await expect(dialog.getByRole("status")).toHaveText("This time is over.");
  await expect(dialog.getByTestId("schedule")).toBeDisabled();
  await scheduleAt(studio, "2090-03-02T09:00", "Thursday 2 March 2090 at 9:00 am");
  // Another time replaces it.
  await scheduleAt(studio, "2090-06-02T09:00", "Friday 2 June 2090 at 9:00 am");
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  expect(await releases()).toMatchObject([{ publishAt: "2090-06-01T23:00:00.000Z" }]);
  await dialog.getByRole("button", { name: "Close", exact: true }).first().click();
  expect(await shows(mark)()).toBe(false);

  await go(studio, "/structure/needs-attention;scheduled");
  const row = studio.locator(`[data-document="${ID}"]`);
  await expect(row).toContainText("Is published on Friday 2 June 2090");
  await bringForward();
  await expect.poll(shows(mark), { timeout: 60_000 }).toBe(true);
  expect(await lake.getDocument(`drafts.${ID}`)).toBeUndefined();

  // What has happened leaves the list: the row may be gone.
  await openDocument(studio, ID, "article");
  await chooseAction(studio, "Schedule");
  await expect(dialog.getByRole("radio", { name: "Take it off the site" })).toBeChecked();
  await scheduleAt(studio, "2090-03-02T09:00", "Thursday 2 March 2090 at 9:00 am");
  await dialog.getByRole("button", { name: "Call off" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(0);
  expect(await releases()).toEqual([]);
  await scheduleAt(studio, "2090-03-02T09:00", "Thursday 2 March 2090 at 9:00 am");
  await bringForward();
  await expect.poll(async () => (await visit(path)).status, { timeout: 60_000 }).toBe(404);
  expect((await visit("/blog")).body).not.toContain(path);
  expect(await lake.getDocument(`drafts.${ID}`)).toMatchObject({ title: changed });
});
