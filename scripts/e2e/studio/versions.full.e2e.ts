import { expect, test } from "../support/journey.ts";
import { createDraft, lake, PRICED, published } from "../support/lake.ts";
import { shows } from "../support/site.ts";
import { openDocument, publish, showTab } from "../support/studio.ts";

const { id: ID, path: PATH } = PRICED;
const EARLIER = "Rides are booked, driven and paid for in apps that carry your name, not ours.";
const LATER = "Three apps and a map, and the office sees every trip while it is under way.";

/** Publishes another description through a draft, as the Studio does. */
async function publishText(description: string): Promise<void> {
  await createDraft(ID, { description });
  const action = { actionType: "sanity.action.document.publish", publishedId: ID } as const;
  await lake.action({ ...action, draftId: `drafts.${ID}` });
}

test("compares two versions of a document and restores the earlier in 5 clicks plus “Publish”", async ({
  studio,
}) => {
  await publishText(EARLIER);
  await publishText(LATER);
  await shows(PATH, LATER);

  await openDocument(studio, ID, "service");
  await studio.getByTestId("pane-footer-document-status").click();
  const review = studio.getByTestId("review-changes-pane");
  await expect(review.locator("del").first()).toBeVisible();
  await expect(review.locator("ins").first()).toBeVisible();
  await showTab(studio, "History");
  await studio.getByTestId("timeline-item-button").filter({ hasText: "Published" }).nth(1).click();
  const description = studio.getByTestId("field-description").locator("textarea");
  await expect(description).toHaveValue(EARLIER);
  await expect(description).not.toBeEditable();

  await studio.getByTestId("action-reverttorevision").click();
  await studio.getByRole("button", { name: "Confirm" }).click();
  await expect(description).toBeEditable();
  await expect(description).toHaveValue(EARLIER);
  // Restoring creates a draft, which visitors do not see until it is published.
  await shows(PATH, LATER);
  const live = () => published.fetch<string>("*[_id == $id][0].description", { id: ID });
  await publish(studio, async () => (await live()) === EARLIER);
  await shows(PATH, EARLIER);
});
