import { hold } from "../../../web/tests/page-checks.ts";
import { expect, test } from "../support/journey.ts";
import { lake, newService, published } from "../support/lake.ts";
import { openDocument, publish, STUDIO, titleField } from "../support/studio.ts";

test("does not remount when the project’s plan features load late", async ({ page }) => {
  const release = await hold(page, "**/features*");
  await page.goto(STUDIO);
  // Remounting the Studio would close an open menu.
  await page.getByTestId("new-document-button").click();
  const entry = page.getByTestId("create-new-service");
  await expect(entry).toBeVisible();
  const featuresResponse = page.waitForResponse(/\/features\b/);
  release();
  await (await featuresResponse).finished();
  // One frame for React to render the response, and one for the updates that follow.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(entry).toBeVisible();
});

test("“Publish” works when pressed immediately after an error is corrected", async ({ studio }) => {
  const id = "service-publish-at-once";
  await lake.create(await newService(id, { title: "At once" }));
  await openDocument(studio, id, "service");
  const title = titleField(studio);
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
