import type { Page } from "@playwright/test";
import {
  addBlock,
  chooseOfEntry,
  closeDialog,
  dialogOf,
  entryOf,
  fieldOf,
  moveEntry,
  showBlocks,
} from "../support/blocks.ts";
import { expect, test } from "../support/journey.ts";
import { lake, published } from "../support/lake.ts";
import { siteUrl, visit } from "../support/site.ts";
import {
  fill,
  generateAddress,
  go,
  open,
  openDocument,
  publish,
  startDocument,
  titleOf,
} from "../support/studio.ts";

const TITLE = "Care plans for websites";
const PATH = "/care-plans-for-websites";

type Composed = { _id: string; _type: string; sections: { _key: string; _type: string }[] };

const typesOf = (page?: Composed | null) => page?.sections.map(({ _type }) => _type);

/** Publishes a page once its draft has these blocks. */
async function publishBlocks(studio: Page, id: string, types: readonly string[]): Promise<void> {
  const draft = async () => typesOf(await lake.getDocument<Composed>(`drafts.${id}`));
  await expect.poll(draft).toEqual(types);
  await publish(studio, async () => {
    const live = typesOf(await published.getDocument<Composed>(id));
    return String(live) === String(types);
  });
}

/** Waits until a page of the site shows these headings, and no other that an editor wrote here. */
async function showsHeadings(path: string, headings: string[], written: RegExp) {
  const shown = async () => {
    const { body } = await visit(path);
    const all = [...body.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, heading = ""]) => heading);
    return all.filter((heading) => written.test(heading));
  };
  await expect.poll(shown).toEqual(headings);
}

test("a page of five blocks: 13 clicks from “Create” to “Publish”, 5 more into the menu", async ({
  studio,
  page,
}) => {
  await go(studio, "/structure/pages;page");
  await startDocument(studio, studio.getByTestId("multi-action-intent-button"), "Page");
  await titleOf(studio).fill(TITLE);
  await generateAddress(studio, "slug", PATH.slice(1));
  await fill(studio, "intro", "Updates, backups, small changes.");
  // A new page has its opening and its closing.
  await expect(entryOf(studio, 1)).toContainText("Closing band");
  for (const block of ["Regions", "Figures of the agency", "Latest articles"]) {
    await addBlock(studio, block);
    await fieldOf(studio, "heading").locator("input").fill(`${block} here`);
    await closeDialog(studio);
  }
  const id = await lake.fetch<string>("*[title == $title][0]._id", { title: TITLE });
  const types = ["hero", "closing", "regions", "claims", "insights"];
  await publishBlocks(studio, id.replace("drafts.", ""), types);
  const sitemap = async () => (await visit("/sitemap.xml")).body;
  await expect.poll(sitemap).toContain(`${siteUrl()}${PATH}<`);

  await openDocument(studio, "navigation", "navigation");
  const header = studio.getByTestId("field-header");
  await open(header.getByTestId("add-single-object-button"), studio.getByRole("dialog"));
  await fieldOf(studio, "label").locator("input").fill("Care plans");
  await dialogOf(studio).getByPlaceholder("Type to search").first().fill(TITLE);
  await studio.locator('[data-ui="Popover"]').getByText(TITLE).first().click();
  await closeDialog(studio);
  const labels = `"Care plans" in *[_id == $id][0].header[].label`;
  await expect.poll(() => lake.fetch(labels, { id: "drafts.navigation" })).toBe(true);
  await publish(studio, () => published.fetch(labels, { id: "navigation" }));
  const about = async () => (await visit("/about")).body;
  await expect.poll(about).toMatch(new RegExp(`<header[\\s\\S]*href="${PATH}"[\\s\\S]*</header>`));
  await page.goto("/about");
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.locator("summary", { hasText: /^More$/ }).click();
  await menu.getByRole("link", { name: "Care plans" }).click();
  await expect(page).toHaveURL(siteUrl() + PATH);
  const headings = ["Regions here", "Figures of the agency here", "Latest articles here"];
  await expect(page.getByRole("heading", { level: 2, name: /here$/ })).toHaveText(headings);
});

test("blocks of a page: two moved by keys, one duplicated and one removed by 2 clicks each", async ({
  studio,
}) => {
  const id = "page-to-arrange";
  await lake.create({
    _id: id,
    _type: "page",
    title: TITLE,
    slug: { _type: "slug", current: PATH.slice(1) },
    intro: "Updates, backups, small changes.",
    sections: [
      { _key: "a", _type: "hero" },
      { _key: "b", _type: "closing", label: "Chat", chatMessage: "About care plans:" },
      { _key: "c", _type: "regions", heading: "Regions here" },
      { _key: "d", _type: "claims", heading: "Figures here" },
      { _key: "e", _type: "insights", heading: "Articles here" },
    ],
  });
  await openDocument(studio, id, "page");
  await showBlocks(studio);
  await expect(entryOf(studio, 4)).toContainText("Articles here");
  await moveEntry(studio, "Closing band", 4);
  await moveEntry(studio, "Articles here", 1);
  await chooseOfEntry(studio, 2, "Remove");
  await expect(entryOf(studio, 2)).toContainText("Figures here");
  await chooseOfEntry(studio, 2, "Duplicate");
  await publishBlocks(studio, id, ["hero", "insights", "claims", "claims", "closing"]);
  await showsHeadings(PATH, ["Articles here", "Figures here", "Figures here"], /here$/);
});
