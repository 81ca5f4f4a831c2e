import type { SanityDocument } from "@sanity/client";
import { expect, test } from "../support/journey.ts";
import { bringForward, lake, published, releases } from "../support/lake.ts";
import { visit } from "../support/site.ts";
import { chooseAction, fill, go, openDocument, signIn } from "../support/studio.ts";

const ID = "article-at-a-time";
const SLUG = "at-a-time";
const TITLE = "What happens at a time of its own";

test("an article is published at its time, and a colleague who publishes before is told so", async ({
  studio,
  page: colleague,
}) => {
  const model = await published.fetch<SanityDocument>('*[_type == "article"] | order(_id asc)[0]');
  const slug = { _type: "slug", current: SLUG };
  await lake.create({ ...model, _id: ID, title: TITLE, slug, aliases: [] });
  const changed = `${TITLE}, revised for the second of June`;
  const shows = (text: string) => async () => (await visit(`/blog/${SLUG}`)).body.includes(text);
  await expect.poll(shows(TITLE), { timeout: 60_000 }).toBe(true);

  await openDocument(studio, ID, "article");
  await fill(studio, "title", changed);
  await chooseAction(studio, "Schedule publish");
  const dialog = studio.getByRole("dialog");
  await dialog.getByRole("textbox").fill("Jun 2, 2090 09:00");
  await dialog.getByRole("textbox").press("Tab");
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect.poll(releases).toMatchObject([{ publishAt: "2090-06-01T23:00:00.000Z" }]);
  // Once it is scheduled, the Studio opens that version, and would leave a list that was opened before.
  await expect(studio.getByRole("button", { name: "Pause to edit" })).toBeVisible();
  await go(studio, "/structure/needs-attention;scheduled");
  const row = studio.locator(`[data-document="${ID}"]`);
  await expect(row).toContainText(/is published on Friday 2 June 2090 at 9:00 am, Sydney time/i);

  const corrected = `${TITLE}, corrected by a colleague`;
  await signIn(colleague, "editor");
  await openDocument(colleague, ID, "article");
  await fill(colleague, "title", corrected);
  await colleague.getByTestId("action-publish").click();
  await expect(colleague.getByRole("dialog")).toContainText(
    "On Friday 2 June 2090 at 9:00 am, Sydney time this becomes the version in",
  );
  await colleague.getByTestId("publish-overtaken").click();
  await expect.poll(shows(corrected), { timeout: 60_000 }).toBe(true);

  await bringForward();
  await expect.poll(shows(changed), { timeout: 60_000 }).toBe(true);
  await expect(row).toHaveCount(0);
});
