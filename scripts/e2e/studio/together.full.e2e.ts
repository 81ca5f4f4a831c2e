import { newService } from "../support/documents.ts";
import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { fieldAt, openDocument, openStudio } from "../support/studio.ts";

const ID = "service-together";
const DESCRIPTION =
  "Answers questions on any day, books what is free, and hands over to a person when it should.";
const TYPED =
  " It keeps the words of one editor while another presses Publish, to the last full stop.";

test("publishing waits while a colleague types, and keeps every keystroke", async ({
  studio,
  tab,
}) => {
  await lake.create(await newService(ID, { title: "Together", description: DESCRIPTION }));
  const colleague = await tab();
  await openStudio(colleague);
  for (const page of [studio, colleague]) await openDocument(page, ID, "service");
  const description = (await fieldAt(colleague, "description")).locator("textarea").first();
  await description.press("Control+End");
  const typing = description.pressSequentially(TYPED, { delay: 80 });
  await expect
    .poll(async () => (await lake.getDocument(`drafts.${ID}`))?.description)
    .toContain("It keeps");
  const publish = studio.getByTestId("action-publish");
  await publish.click();
  await expect(publish).toHaveText("Waiting: a colleague is typing…");
  await typing;
  const live = async () => (await lake.getDocument(ID))?.description;
  await expect.poll(live).toBe(DESCRIPTION + TYPED);
  await expect(description).toHaveValue(DESCRIPTION + TYPED);
});
