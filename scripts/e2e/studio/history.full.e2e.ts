import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { openDocument, publish, showTab } from "../support/studio.ts";

const ID = "service-hr-automation";
const DESCRIPTION = "The office sees who is on leave while the request is still being written.";

test("a document goes back to what the seed made, though nobody made a draft of it", async ({
  studio,
}) => {
  const seeded = (await lake.getDocument(ID))?.description;
  await lake.patch(ID).set({ description: DESCRIPTION }).commit();
  await openDocument(studio, ID, "service");
  await studio.getByTestId("pane-footer-document-status").click();
  await showTab(studio, "History");
  const created = studio.getByTestId("timeline-item-button").filter({ hasText: "Created" });
  await created.last().click();
  await expect(studio.getByTestId("revision-not-found-banner")).toHaveCount(0);
  const description = studio.getByTestId("field-description").locator("textarea");
  await expect(description).toHaveValue(seeded);
  await expect(description).not.toBeEditable();

  await studio.getByTestId("action-reverttorevision").click();
  await studio.getByRole("button", { name: "Confirm" }).click();
  await expect(description).toBeEditable();
  await expect(description).toHaveValue(seeded);
  expect((await lake.getDocument(ID))?.description).toBe(DESCRIPTION);
  await publish(studio, async () => (await lake.getDocument(ID))?.description === seeded);
});
