import { expect } from "@playwright/test";
import { test } from "./crawl/snapshot.ts";
import { emptyTabs } from "./forms-support.ts";
import { CHANGES } from "./page-changes.ts";
import { useForm } from "./use-changed-page.ts";
import { familiesOf } from "./visitor-settings.ts";

for (const [change, apply] of Object.entries(CHANGES)) {
  test(`${change}: no family of pages with a form loses words or focus`, async ({ page, site }) => {
    test.setTimeout(600_000);
    await emptyTabs(page);
    const withForm = site.pages.filter(({ html }) => html.includes(" data-form="));
    const paths = [...familiesOf(withForm), "/quote?line=website-design"];
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) await test.step(path, () => useForm(page, path, [apply]));
  });
}
