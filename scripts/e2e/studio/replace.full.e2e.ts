import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { lake, newService, published } from "../support/lake.ts";
import { reconcile, visit } from "../support/site.ts";
import { go } from "../support/studio.ts";

const COUNT_NAMED = 'count(*[_type == "siteSettings" && name == $name])';

/** Finds a text and enters its replacement. */
async function find(studio: Page, text: string, replacement: string): Promise<void> {
  await go(studio, "/replace");
  await studio.getByLabel("Find", { exact: true }).fill(text);
  await studio.getByLabel("Find", { exact: true }).press("Enter");
  await studio.getByLabel("Replace with").fill(replacement);
}

async function undo(studio: Page): Promise<void> {
  await studio.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
  await studio.getByRole("button", { name: "Undo replacement" }).click();
  await expect(studio.getByRole("dialog")).toContainText("what they were before");
}

test("renames the agency on every page at once, and undoes it at once, in 5 clicks", async ({
  studio,
}) => {
  const [oldName, newName] = ["Currawong Digital", "Magpie Digital"];
  const dialog = studio.getByRole("dialog");
  await lake.create(await newService("named", { title: `Made by ${oldName}` }));
  await find(studio, oldName, newName);
  await expect(studio.getByText("2 places in 2 documents")).toBeVisible();
  await studio.getByLabel("Replace where").selectOption("On the site, at once");
  await studio.getByRole("button", { name: "Review and replace" }).click();
  await expect(dialog).toContainText("It changes every page.");
  await dialog.getByRole("button", { name: "Publish 2 places" }).click();
  await expect(dialog).toContainText("Visitors see");
  expect(await published.fetch(COUNT_NAMED, { name: newName })).toBe(1);
  expect(await published.getDocument("named")).toMatchObject({ title: `Made by ${newName}` });
  await reconcile();
  const homePage = (await visit("/")).body;
  expect(homePage).toContain(newName);
  expect(homePage).not.toContain(oldName);

  await undo(studio);
  expect(await published.fetch(COUNT_NAMED, { name: oldName })).toBe(1);
  await reconcile();
  expect((await visit("/")).body).not.toContain(newName);
});

test("replaces selected places in drafts, and does not publish what fails validation", async ({
  studio,
}) => {
  const fields = { title: "Flibbert, the flibbert bot", badge: "FLIBBERT" };
  await lake.create(await newService("replaced", fields));
  const dialog = studio.getByRole("dialog");
  const review = studio.getByRole("button", { name: "Review and replace" });
  const badge = studio.getByRole("checkbox", { name: /Badge:/ });
  await find(studio, "flibbert", "gadget");
  await badge.uncheck();
  await review.click();
  await dialog.getByRole("button", { name: "Replace 2 places" }).click();
  await expect(dialog).toContainText("2 places changed in 1 draft");
  const draft = await lake.getDocument("drafts.replaced");
  expect(draft).toMatchObject({ ...fields, title: "Gadget, the gadget bot" });
  expect(await lake.getDocument("replaced")).toMatchObject(fields);
  await undo(studio);
  expect(await lake.getDocument("drafts.replaced")).toBeFalsy();
  await dialog.getByRole("button", { name: "Close" }).last().click();

  await studio.getByLabel("Replace where").selectOption("On the site, at once");
  await badge.check();
  // Badges are short.
  await studio.getByLabel("Replace with").fill("gadget of the twenty-fifth century");
  await review.click();
  await expect(dialog.getByRole("alert")).toContainText("Badge");
  await expect(dialog.getByRole("button", { name: "Publish 3 places" })).toBeDisabled();
});
