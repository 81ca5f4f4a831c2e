import { hold } from "../../../web/tests/page-checks.ts";
import { expect, test } from "../support/journey.ts";
import { STUDIO } from "../support/studio.ts";

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
