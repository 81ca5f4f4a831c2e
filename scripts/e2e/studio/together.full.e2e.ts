import type { Page } from "@playwright/test";
import { newService } from "../support/documents.ts";
import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { fieldAt, openDocument, openStudio } from "../support/studio.ts";

const ID = "service-together";
const TITLE = "Together, and at one time";
const DESCRIPTION =
  "Answers questions on any day, books what is free, and hands over to a person when it should.";
/** So that something happens while they are typed. */
const KEY = { delay: 25 };

const inputOf = async (studio: Page, path: string) =>
  (await fieldAt(studio, path)).locator("input, textarea").first();

test("two people type in one document, and a third looks on: each keystroke is kept, and seen by all", async ({
  studio,
  tab,
}) => {
  await lake.create(await newService(ID, { title: "", description: "" }));
  const [second, third] = [await tab(), await tab()];
  await openStudio(second);
  await openStudio(third);
  for (const page of [studio, second, third]) await openDocument(page, ID, "service");
  const title = await inputOf(studio, "title");
  const description = await inputOf(second, "description");
  await Promise.all([
    title.pressSequentially(TITLE, KEY),
    description.pressSequentially(DESCRIPTION, KEY),
  ]);
  const draft = () => lake.getDocument(`drafts.${ID}`);
  await expect.poll(draft).toMatchObject({ title: TITLE, description: DESCRIPTION });
  for (const page of [studio, second, third]) {
    await expect(await inputOf(page, "title")).toHaveValue(TITLE);
    await expect(await inputOf(page, "description")).toHaveValue(DESCRIPTION);
  }
});
