import { expect, test } from "../support/journey.ts";
import { open, openDocument, showDocument, signIn, titleField } from "../support/studio.ts";

test("an editor can view but not change settings, and cannot delete published documents", async ({
  page,
}) => {
  await signIn(page, "editor");
  await showDocument(page, "seoPreset-home", "seoPreset");
  await expect(page.getByTestId("administrators-only")).toContainText("Only administrators");
  await expect(titleField(page)).not.toBeEditable();
  await expect(page.getByTestId("action-publish")).toHaveCount(0);
  await open(page.getByTestId("new-document-button"), page.getByTestId("create-new-service"));
  await expect(page.getByTestId("create-new-seoPreset")).toHaveCount(0);
  await page.keyboard.press("Escape");

  await openDocument(page, "service-hr-automation", "service");
  await expect(titleField(page)).toBeEditable();
  await page.getByTestId("pane-footer").getByTestId("action-menu-button").click();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeDisabled();
  await expect(page.getByRole("menuitem", { name: "Duplicate" })).toBeEnabled();
});
