import { expect, test } from "../support/journey.ts";
import { createDraft, lake, newService } from "../support/lake.ts";
import { chooseAction, go, openDocument, publish, signIn } from "../support/studio.ts";

const ID = "service-reviewed";
const TITLE = "Written by a contributor";

test("a contributor asks for a review in 2 clicks and can’t publish; publishing takes it off the list", async ({
  studio,
  page: contributor,
}) => {
  await lake.create(await newService(ID, { title: "As it is" }));
  await createDraft(ID, { title: TITLE });
  await signIn(contributor, "contributor");
  await openDocument(contributor, ID, "service");
  await expect(contributor.getByTestId("action-publish")).toBeDisabled();
  await chooseAction(contributor, "Ask for review");
  await expect(contributor.getByText("Listed under “Needs attention”")).toBeVisible();

  await go(studio, "/structure/needs-attention;to-review");
  const row = studio.locator(`[data-document="${ID}"]`);
  await expect(row).toContainText("Local contributor asked on");
  await row.click();
  await publish(studio, async () => (await lake.getDocument(ID))?.title === TITLE);
  await expect(row).toHaveCount(0);
  await expect.poll(() => lake.fetch('count(*[_type == "reviewRequest"])')).toBe(0);
});
