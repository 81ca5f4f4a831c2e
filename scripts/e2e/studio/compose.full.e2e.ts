import { expect, test } from "../support/journey.ts";
import { lake, published } from "../support/lake.ts";
import { shows, siteUrl } from "../support/site.ts";
import {
  fill,
  generateAddress,
  go,
  open,
  openDocument,
  publish,
  startDocument,
  titleField,
} from "../support/studio.ts";

const TITLE = "Care plans for websites";
const PATH = "/care-plans-for-websites";

test("creates and publishes a page of five blocks and adds it to the menu", async ({
  studio,
  page,
}) => {
  const blocks = studio.getByTestId("field-sections");
  const dialog = studio.getByRole("dialog").last();
  const fieldOf = (name: string) =>
    dialog.locator(`[data-testid^="field-"][data-testid$=".${name}"] input`).first();
  const closeDialog = async () => {
    await dialog.getByRole("button", { name: "Close dialog" }).click();
    await expect(studio.getByRole("dialog")).toHaveCount(0);
  };

  await go(studio, "/structure/pages;page");
  await startDocument(studio, studio.getByTestId("action-intent-button").last());
  await titleField(studio).fill(TITLE);
  await generateAddress(studio, "slug", PATH.slice(1));
  await fill(studio, "intro", "Updates, backups, small changes.");
  // A new page starts with a hero and a closing band.
  await expect(blocks.locator('[data-index="1"]')).toContainText("Closing band");
  for (const block of ["Regions", "Figures of the agency", "Latest articles"]) {
    const choice = studio.getByRole("menuitem", { name: block, exact: true });
    await open(blocks.getByTestId("add-multiple-object-button"), choice);
    await open(choice, dialog);
    await fieldOf("heading").fill(`${block} here`);
    await closeDialog();
  }
  const types = "array::join(*[title == $title][0].sections[]._type, ' ')";
  const expected = "hero closing regions claims insights";
  await expect.poll(() => lake.fetch(types, { title: TITLE })).toBe(expected);
  await publish(studio, async () => (await published.fetch(types, { title: TITLE })) === expected);
  await shows("/sitemap.xml", `${siteUrl()}${PATH}<`);

  await openDocument(studio, "navigation", "navigation");
  const header = studio.getByTestId("field-header");
  await open(header.getByTestId("add-single-object-button"), dialog);
  await fieldOf("label").fill("Care plans");
  await dialog.getByPlaceholder("Type to search").first().fill(TITLE);
  await studio.locator('[data-ui="Popover"]').getByText(TITLE).first().click();
  await closeDialog();
  const labels = `"Care plans" in *[_id == $id][0].header[].label`;
  await expect.poll(() => lake.fetch(labels, { id: "drafts.navigation" })).toBe(true);
  await publish(studio, () => published.fetch(labels, { id: "navigation" }));
  await shows("/about", `href="${PATH}"`);
  await page.goto("/about");
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.locator("summary", { hasText: /^More$/ }).click();
  await menu.getByRole("link", { name: "Care plans" }).click();
  await expect(page).toHaveURL(siteUrl() + PATH);
  const headings = ["Regions here", "Figures of the agency here", "Latest articles here"];
  await expect(page.getByRole("heading", { level: 2, name: /here$/ })).toHaveText(headings);
});
