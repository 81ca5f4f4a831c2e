import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { lake, newService, published } from "../support/lake.ts";
import { visit } from "../support/site.ts";
import { openDocument, publish, showTab } from "../support/studio.ts";

const ID = "service-hr-automation";
const PATH = "/services/hr-automation";
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

const shows = async (path: string, text: string) => (await visit(path)).body.includes(text);

/** Restores the version so named, newest first, from the open document's history, and publishes it. */
async function restore(
  studio: Page,
  { id, path, version, nth }: { id: string; path: string; version: string; nth: number },
): Promise<void> {
  await showTab(studio, "History");
  await studio.getByTestId("timeline-item-button").filter({ hasText: version }).nth(nth).click();
  const description = studio.getByTestId("field-description").locator("textarea");
  await expect(description).toHaveValue(EARLIER);
  await expect(description).not.toBeEditable();

  await studio.getByTestId("action-reverttorevision").click();
  await studio.getByRole("button", { name: "Confirm" }).click();
  await expect(description).toBeEditable();
  await expect(description).toHaveValue(EARLIER);
  // Restoring makes a draft: until it is published, visitors see nothing of it.
  expect(await shows(path, LATER)).toBe(true);
  const live = () => published.fetch<string>("*[_id == $id][0].description", { id });
  await publish(studio, async () => (await live()) === EARLIER);
  await expect.poll(() => shows(path, EARLIER)).toBe(true);
}

test("two versions of a document are compared and the earlier one restored: 5 clicks, and “Publish”", async ({
  studio,
}) => {
  await publishText(EARLIER);
  await publishText(LATER);
  await expect.poll(() => shows(PATH, LATER)).toBe(true);

  await openDocument(studio, ID, "service");
  await studio.getByTestId("pane-footer-document-status").click();
  const review = studio.getByTestId("review-changes-pane");
  await expect(review.locator("del").first()).toBeVisible();
  await expect(review.locator("ins").first()).toBeVisible();
  await restore(studio, { id: ID, path: PATH, version: "Published", nth: 1 });
});

test("a document written by the seed goes back to what it was at first", async ({ studio }) => {
  // As the seed and migrations write: no one made a draft of it.
  const id = "service-seeded";
  const path = `/services/${id}`;
  await lake.createOrReplace(await newService(id, { description: EARLIER }));
  await lake.patch(id).set({ description: LATER }).commit();
  await expect.poll(() => shows(path, LATER)).toBe(true);

  await openDocument(studio, id, "service");
  await studio.getByTestId("pane-footer-document-status").click();
  await restore(studio, { id, path, version: "Created", nth: 0 });
});
