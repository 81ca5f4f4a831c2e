import { hold } from "../../../web/tests/page-checks.ts";
import { expect, test } from "../support/journey.ts";
import { lake, newService, published } from "../support/lake.ts";
import { openDocument, publish, STUDIO, titleOf } from "../support/studio.ts";

test("draws nothing anew when it learns, late, what the project’s plan has", async ({ page }) => {
  const answer = await hold(page, "**/features*");
  await page.goto(STUDIO);
  // A menu that is open is closed by whatever mounts the Studio again.
  await page.getByTestId("new-document-button").click();
  const entry = page.getByTestId("create-new-service");
  await expect(entry).toBeVisible();
  const known = page.waitForResponse(/\/features\b/);
  answer();
  await (await known).finished();
  // One frame for React to draw what it made of it, and one for what that led to.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(entry).toBeVisible();
});

test("“Publish” pressed at once after an error was corrected is carried out", async ({
  studio,
}) => {
  const id = "service-publish-at-once";
  await lake.create(await newService(id, { title: "At once" }));
  await openDocument(studio, id, "service");
  const title = titleOf(studio);
  await title.fill("");
  const error = studio.getByTestId("field-title").getByTestId("input-validation-icon-error");
  await expect(error).toBeVisible();
  await title.fill("At once, corrected");
  await publish(studio, async () => {
    const live = await published.fetch("*[_id == $id][0].title", { id });
    return live === "At once, corrected";
  });
  await expect(studio.getByText("Not published")).toHaveCount(0);
});
