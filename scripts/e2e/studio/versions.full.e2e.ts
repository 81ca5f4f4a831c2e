import { expect, test } from "../support/journey.ts";
import { lake, published } from "../support/lake.ts";
import { PRICED } from "../support/services.ts";
import { visit } from "../support/site.ts";
import { openDocument, publish, showTab } from "../support/studio.ts";

const { id: ID, path: PATH } = PRICED;
const EARLIER = "Rides are booked, driven and paid for in apps that carry your name, not ours.";
const LATER = "Three apps and a map, and the office sees every trip while it is under way.";

/** Publishes another description, as the Studio does: by a draft. */
async function publishText(description: string): Promise<void> {
  const draftId = `drafts.${ID}`;
  const live = await lake.getDocument(ID);
  if (!live) throw new Error(`${ID} is not there.`);
  await lake.createOrReplace({ ...live, _id: draftId, description });
  await lake.action({ actionType: "sanity.action.document.publish", publishedId: ID, draftId });
}

test("two versions of a document are compared and the earlier one restored: 5 clicks, and “Publish”", async ({
  studio,
}) => {
  const shows = async (text: string) => (await visit(PATH)).body.includes(text);
  await publishText(EARLIER);
  await publishText(LATER);
  await expect.poll(() => shows(LATER)).toBe(true);

  await openDocument(studio, ID, "service");
  await studio.getByTestId("pane-footer-document-status").click();
  const review = studio.getByTestId("review-changes-pane");
  await expect(review.locator("del").first()).toBeVisible();
  await expect(review.locator("ins").first()).toBeVisible();
  await showTab(studio, "History");
  const versions = studio.getByTestId("timeline-item-button").filter({ hasText: "Published" });
  await versions.nth(1).click();
  const description = studio.getByTestId("field-description").locator("textarea");
  await expect(description).toHaveValue(EARLIER);
  await expect(description).not.toBeEditable();

  await studio.getByTestId("action-reverttorevision").click();
  await studio.getByRole("button", { name: "Confirm" }).click();
  await expect(description).toBeEditable();
  await expect(description).toHaveValue(EARLIER);
  // Restoring makes a draft: until it is published, visitors see nothing of it.
  expect(await shows(LATER)).toBe(true);
  const live = () => published.fetch<string>("*[_id == $id][0].description", { id: ID });
  await publish(studio, async () => (await live()) === EARLIER);
  await expect.poll(() => shows(EARLIER)).toBe(true);
});
