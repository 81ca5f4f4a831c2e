import { expect } from "@playwright/test";
import { test } from "./crawl/snapshot.ts";
import { emptyTabs, PAGES } from "./forms-support.ts";
import { CHANGES } from "./page-changes.ts";
import { useForm } from "./use-changed-page.ts";
import { familiesOf } from "./visitor-settings.ts";

test.setTimeout(300_000);

// One change may undo what another breaks.
for (const [change, apply] of Object.entries(CHANGES)) {
  test(`${change}: no kind of form loses words or focus`, async ({ page }) => {
    await emptyTabs(page);
    for (const path of Object.values(PAGES))
      await test.step(path, () => useForm(page, path, [apply]));
  });
}

test("all changes at once: no family of pages with a form loses words or focus", async ({
  page,
  site,
}) => {
  await emptyTabs(page);
  const withForm = site.pages.filter(({ html }) => html.includes(" data-form="));
  const paths = [...familiesOf(withForm), "/quote?line=website-design"];
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths)
    await test.step(path, () => useForm(page, path, Object.values(CHANGES)));
});
