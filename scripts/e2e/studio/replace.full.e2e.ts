import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { lake, newService, published } from "../support/lake.ts";
import { reconcile, visit } from "../support/site.ts";
import { go } from "../support/studio.ts";

const NAMED = 'count(*[_type == "siteSettings" && name == $name])';

/** Finds a text, and says what is to replace it. */
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

test("the agency is renamed on every page in one go, and has its name back in another: 5 clicks", async ({
  studio,
}) => {
  const [was, is] = ["Currawong Digital", "Magpie Digital"];
  const dialog = studio.getByRole("dialog");
  await lake.create(await newService("named", { title: `Made by ${was}` }));
  await find(studio, was, is);
  await expect(studio.getByText("2 places in 2 documents")).toBeVisible();
  await studio.getByLabel("Replace where").selectOption("On the site, at once");
  await studio.getByRole("button", { name: "Review and replace" }).click();
  await expect(dialog).toContainText("It changes every page.");
  await dialog.getByRole("button", { name: "Publish 2 places" }).click();
  await expect(dialog).toContainText("Visitors see");
  expect(await published.fetch(NAMED, { name: is })).toBe(1);
  expect(await published.getDocument("named")).toMatchObject({ title: `Made by ${is}` });
  await reconcile();
  const renamed = (await visit("/")).body;
  expect(renamed).toContain(is);
  expect(renamed).not.toContain(was);

  await undo(studio);
  expect(await published.fetch(NAMED, { name: was })).toBe(1);
  await reconcile();
  expect((await visit("/")).body).not.toContain(is);
});

test("places are ticked and replaced in drafts; what a form forbids is not published", async ({
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
  expect(draft).toMatchObject({ ...fields, title: "gadget, the gadget bot" });
  expect(await lake.getDocument("replaced")).toMatchObject(fields);
  await undo(studio);
  expect(await lake.getDocument("drafts.replaced")).toBeFalsy();
  await dialog.getByRole("button", { name: "Close" }).last().click();

  await studio.getByLabel("Replace where").selectOption("On the site, at once");
  await badge.check();
  await review.click();
  await expect(dialog.getByRole("alert")).toContainText("Badge");
  await expect(dialog.getByRole("button", { name: "Publish 3 places" })).toBeDisabled();
});
