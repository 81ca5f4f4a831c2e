import { expect, test } from "../support/journey.ts";
import { createDraft, lake, newService } from "../support/lake.ts";
import { chooseAction, go, openDocument, publish, signIn } from "../support/studio.ts";

const ID = "service-reviewed";
const TITLE = "Written by a contributor";

test("a contributor asks an editor, who sends the draft back, is asked again and publishes it", async ({
  studio,
  page: contributor,
}) => {
  await lake.create(await newService(ID, { title: "As it is" }));
  await createDraft(ID, { title: TITLE });
  await signIn(contributor, "contributor");
  await openDocument(contributor, ID, "service");
  await expect(contributor.getByTestId("action-publish")).toHaveCount(0);
  await expect(contributor.getByRole("link", { name: "Prices", exact: true })).toHaveCount(0);
  const ask = async (note: string) => {
    await contributor.getByRole("button", { name: "Ask for review" }).click();
    await contributor.getByLabel("Reviewer", { exact: true }).selectOption("local-administrator");
    await contributor
      .getByRole("textbox", { name: "What should the reviewer look at?" })
      .fill(note);
    await contributor.getByTestId("confirm-review").click();
    await expect(contributor.getByTestId("confirm-review")).toHaveCount(0);
  };
  await ask("Is the title right?");

  await go(studio, "/structure/needs-attention;to-review");
  const row = studio.locator(`[data-document="${ID}"]`);
  await expect(row).toContainText("Local contributor asked Local administrator on");
  await expect(row).toContainText("Is the title right?");
  await row.click();
  await chooseAction(studio, "Send back");
  await studio.getByRole("textbox", { name: "What should change?" }).fill("Say what it is.");
  await studio.getByTestId("confirm-review").click();
  await expect(row).toContainText("Sent back by Local administrator");

  await go(contributor, "/structure/today");
  await expect(contributor.getByText("Say what it is.")).toBeVisible();
  await openDocument(contributor, ID, "service");
  await ask("Now?");
  await expect(row).toContainText("Now?");
  await publish(studio, async () => (await lake.getDocument(ID))?.title === TITLE);
  await expect(row).toHaveCount(0);
  await expect.poll(() => lake.fetch('count(*[_type == "reviewRequest"])')).toBe(0);
});
