import type { Page } from "@playwright/test";
import { newService } from "../support/documents.ts";
import { expect, test } from "../support/journey.ts";
import { lake, published } from "../support/lake.ts";
import { fieldAt, openDocument, openStudio, publish } from "../support/studio.ts";

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

test("publishing waits for a colleague who is typing: no keystroke is lost, and no half sentence goes live", async ({
  studio,
  tab,
}) => {
  await lake.create(await newService(ID, { description: "" }));
  const colleague = await tab();
  await openStudio(colleague);
  for (const page of [studio, colleague]) await openDocument(page, ID, "service");
  const description = await inputOf(colleague, "description");
  const live = () => published.fetch<string>("*[_id == $id][0].description", { id: ID });
  const draft = () =>
    lake.fetch<string>("coalesce(*[_id == $id][0].description, '')", { id: `drafts.${ID}` });
  let text = "";
  for (let round = 1; round <= 3; round++) {
    const before = text;
    text += `Round ${round}: ${DESCRIPTION} `;
    const typing = description.pressSequentially(text.slice(before.length), KEY);
    await expect.poll(async () => (await draft()).length).toBeGreaterThan(before.length);
    await publish(studio, async () => (await live()) !== before);
    await typing;
    expect(await live()).toBe(text);
    await expect(description).toHaveValue(text);
  }
});
