import { expect, type Page, test } from "@playwright/test";
import {
  addBlock,
  blocksOf,
  chooseOfEntry,
  closeDialog,
  dialogOf,
  entryOf,
  fieldOf,
  moveEntry,
} from "../../../studio/tests/blocks.ts";
import { open, publish, startDocument } from "../../../studio/tests/studio.ts";
import { lake, published } from "../support/lake.ts";
import { reconcile, siteUrl, visit } from "../support/site.ts";

const STUDIO = `http://localhost:${process.env.STUDIO_PORT}`;
const TITLE = "Care plans for websites";
const PATH = "/care-plans-for-websites";

type Composed = { _id: string; _type: string; sections: { _key: string; _type: string }[] };

const composed = (title: string) =>
  lake.fetch<Composed | null>("*[title == $title] | order(_id desc)[0]", { title });
const typesOf = (page: Composed | null) => page?.sections.map(({ _type }) => _type);

/** Publishes a page once its draft has these blocks. */
async function publishBlocks(page: Page, id: string, types: readonly string[]): Promise<void> {
  const draft = async () => typesOf((await lake.getDocument<Composed>(`drafts.${id}`)) ?? null);
  await expect.poll(draft).toEqual(types);
  await publish(page, async () => {
    const live = typesOf((await published.getDocument<Composed>(id)) ?? null);
    return String(live) === String(types);
  });
}

/** The headings a page of the site shows, in their order, of those that an editor wrote. */
async function shownHeadings(path: string, written: RegExp): Promise<string[]> {
  const { body } = await visit(path);
  const headings = [...body.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, heading = ""]) => heading);
  return headings.filter((heading) => written.test(heading));
}

// Six clicks: add, pick, close; menu, “Duplicate”; publish.
test("a block added to the home page, and one duplicated", async ({ page }) => {
  test.setTimeout(180_000);
  const before = await published.getDocument<Composed>("homePage");
  if (!before) throw new Error("The dataset has no home page.");
  const types = typesOf(before) ?? [];
  const features = types.indexOf("features");
  await page.goto(`${STUDIO}/structure/pages;homePage`);
  await expect(entryOf(page, features)).toBeVisible();
  await addBlock(page, "Regions");
  await fieldOf(page, "heading").locator("input").fill("Where we work today");
  await closeDialog(page);
  await blocksOf(page).scrollIntoViewIfNeeded();
  await chooseOfEntry(page, features, "Duplicate");
  try {
    await publishBlocks(page, "homePage", [...types.toSpliced(features, 0, "features"), "regions"]);
    await expect
      .poll(() => shownHeadings("/", /^Why businesses stay$|^Where we work today$/))
      .toEqual(["Why businesses stay", "Why businesses stay", "Where we work today"]);
  } finally {
    await lake.createOrReplace(before);
    await reconcile();
  }
});

test.describe
  .serial("a page of an editor’s own", () => {
    test.afterAll(async () => {
      const made = await lake.fetch<string[]>('*[_type == "page" && title == $title]._id', {
        title: TITLE,
      });
      await made.reduce((work, id) => work.delete(id), lake.transaction()).commit();
      await reconcile();
    });

    // Twelve clicks: create, generate the address, three for each block added, publish. Three more for the
    // rest: the entry’s menu, “Remove”, publish; blocks move by the keyboard.
    test("a page of five blocks, at an address of its own, composed and published", async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.goto(`${STUDIO}/structure/pages;page`);
      const title = page.getByTestId("field-title").locator("input").first();
      await startDocument(page, page.getByTestId("action-intent-button"), title);
      await title.fill(TITLE);
      const address = page.getByTestId("field-slug");
      await address.getByRole("button", { name: "Generate" }).click();
      await expect(address.locator("input")).toHaveValue(PATH.slice(1));
      await page
        .getByTestId("field-intro")
        .locator("textarea")
        .fill("Updates, backups, small changes.");
      // A new page has its opening and its closing.
      await expect(entryOf(page, 1)).toContainText("Closing band");
      for (const block of ["Regions", "Figures of the agency", "Latest articles"]) {
        await addBlock(page, block);
        await fieldOf(page, "heading").locator("input").fill(`${block} here`);
        await closeDialog(page);
      }
      const found = await composed(TITLE);
      const id = found?._id.replace("drafts.", "") ?? "";
      await publishBlocks(page, id, ["hero", "closing", "regions", "claims", "insights"]);

      await expect.poll(async () => (await visit(PATH)).status).toBe(200);
      expect(await shownHeadings(PATH, /here$/)).toEqual([
        "Regions here",
        "Figures of the agency here",
        "Latest articles here",
      ]);
      await expect
        .poll(async () => (await visit("/sitemap.xml")).body)
        .toContain(`${siteUrl()}${PATH}<`);

      // A closing band belongs at the end; one block less.
      await moveEntry(page, "Closing band", 4);
      await moveEntry(page, "Latest articles here", 2);
      await chooseOfEntry(page, 1, "Remove");
      await publishBlocks(page, id, ["hero", "insights", "claims", "closing"]);
      await expect
        .poll(() => shownHeadings(PATH, /here$/))
        .toEqual(["Latest articles here", "Figures of the agency here"]);
    });

    // Four clicks: add, pick the page, close, publish.
    test("the new page stands in the menu once an editor puts it there", async ({ page }) => {
      test.setTimeout(120_000);
      const before = await published.getDocument("navigation");
      if (!before) throw new Error("The dataset has no navigation.");
      await page.goto(`${STUDIO}/structure/navigation`);
      const header = page.getByTestId("field-header");
      const dialog = page.getByRole("dialog");
      await open(header.getByTestId("add-single-object-button"), dialog);
      await fieldOf(page, "label").locator("input").fill("Care plans");
      const target = dialogOf(page).getByPlaceholder("Type to search").first();
      await target.fill(TITLE);
      await page
        .getByRole("option", { name: TITLE })
        .or(page.locator('[data-ui="Popover"]').getByText(TITLE))
        .first()
        .click();
      await closeDialog(page);
      const inMenu = () =>
        published.fetch<boolean>('"Care plans" in *[_id == "navigation"][0].header[].label');
      try {
        await publish(page, inMenu);
        await expect
          .poll(async () => (await visit("/about")).body)
          .toMatch(new RegExp(`<header[\\s\\S]*href="${PATH}"[\\s\\S]*</header>`));
      } finally {
        await lake.createOrReplace(before);
      }
    });
  });
