import { expect, test } from "../support/journey.ts";
import { lake, newService } from "../support/lake.ts";
import { fieldAt, openDocument, openStudio, publish } from "../support/studio.ts";

const ID = "service-together";
const DESCRIPTION =
  "Answers questions on any day, books what is free, and hands over to a person when it should.";

test("publishing waits while a colleague types, and keeps every keystroke", async ({
  studio,
  page: colleague,
}) => {
  await lake.create(await newService(ID, { title: "Together", description: DESCRIPTION }));
  await openStudio(colleague);
  for (const editor of [studio, colleague]) await openDocument(editor, ID, "service");
  const description = (await fieldAt(colleague, "description")).locator("textarea").first();
  await description.press("Control+End");
  await description.pressSequentially(" Word");
  const waiting = studio.getByRole("button", { name: "A colleague is typing…" });
  let expectedText = `${DESCRIPTION} Word`;
  let isNoticeSeen = false;
  const noticed = expect(waiting)
    .toBeDisabled()
    .finally(() => {
      isNoticeSeen = true;
    });
  // Keeps typing until the other editor has seen the notice.
  while (!isNoticeSeen) {
    await description.pressSequentially(" word", { delay: 200 });
    expectedText += " word";
  }
  await noticed;
  await publish(studio, async () => (await lake.getDocument(ID))?.description === expectedText);
  await expect(description).toHaveValue(expectedText);
});
