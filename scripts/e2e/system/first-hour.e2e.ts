import type { Page } from "@playwright/test";
import { fill, open, publish, showTab } from "../../../studio/tests/studio.ts";
import { photograph, sizeOf, toldSteps, VIEW } from "../support/first-hour.ts";
import { expect, STUDIO, test } from "../support/journey.ts";
import { published } from "../support/lake.ts";
import { visit } from "../support/site.ts";

test.use({ viewport: VIEW });

const SERVICE = "Website security audit";
const PATH = "/services/website-security-audit";

const amountNow = () =>
  published.fetch<number>(`*[_type == "service" && title == $title][0].startingPrice.amount`, {
    title: SERVICE,
  });
const pane = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

/** What the page for editors tells to do; each returns the tab to be photographed, if another. */
const STEPS: Record<string, (page: Page) => Promise<Page | undefined>> = {
  "Open the Studio": async (page) => {
    await page.goto(STUDIO);
    for (const tool of ["Content", "Preview", "Prices"])
      await expect(pane(page, tool)).toBeVisible();
    await expect(page.getByRole("link", { name: /^Enquiries/ })).toBeVisible();
    await expect(pane(page, "Services")).toBeVisible();
    return undefined;
  },
  "Find a service": async (page) => {
    await open(pane(page, "Services"), pane(page, "All services"));
    const search = page.getByPlaceholder("Search list");
    await open(pane(page, "All services"), search);
    await search.fill("security");
    const title = page.getByTestId("document-panel-document-title").filter({ hasText: SERVICE });
    await open(page.getByRole("link", { name: new RegExp(SERVICE) }), title);
    await expect(page.getByTestId("field-title").locator("input").first()).toBeEditable();
    await expect(page.getByText("Resolving locations")).toHaveCount(0);
    return undefined;
  },
  "Change its price": async (page) => {
    await showTab(page, "Price");
    await fill(page, "startingPrice.amount", "429");
    await expect(page.getByText("Unpublished changes", { exact: true })).toBeVisible();
    return undefined;
  },
  "See what publishing will change": async (page) => {
    const change = page.locator(`[data-change^="startingPrice"]`).first();
    await open(page.getByRole("button", { name: "Where it appears" }), change);
    await expect(change.locator("ins")).toContainText("$429");
    await open(change.getByText(/^\d+ pages$/), change.locator(`[data-path="${PATH}"]`));
    return undefined;
  },
  Publish: async (page) => {
    await publish(page, async () => (await amountNow()) === 429);
    const isFresh = async () => (await visit(PATH)).body.includes("$429");
    await expect.poll(isFresh, { timeout: 20_000 }).toBe(true);
    return undefined;
  },
  "Look at it as visitors do": async (page) => {
    await expect(page.locator("[data-change]")).toHaveCount(0);
    const opened = page.context().waitForEvent("page");
    await page
      .getByRole("link", { name: `Open ${PATH}`, exact: true })
      .first()
      .click();
    const site = await opened;
    await site.setViewportSize(VIEW);
    await expect(site.locator("main")).toContainText("$429");
    return site;
  },
  "Change it back on the price board": async (page) => {
    const search = page.getByLabel("Search prices");
    await open(pane(page, "Prices"), search);
    await search.fill("security");
    const line = page.getByRole("row").filter({ hasText: SERVICE });
    await line.locator('[data-column="price"]').first().click();
    await page.keyboard.type("399");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Review and publish" }).click();
    const review = page.getByRole("dialog");
    await open(review.getByText(/^\d+ pages$/), review.getByRole("link", { name: PATH }));
    return undefined;
  },
  "Move something, and take it back": async (page) => {
    await open(pane(page, "Content"), pane(page, "Order on the site"));
    const list = page.getByRole("combobox", { name: "What to order" });
    await open(pane(page, "Order on the site"), list);
    await list.selectOption("Portfolio");
    await page
      .getByRole("button", { name: / one down$/ })
      .first()
      .click();
    await expect(page.getByRole("status").filter({ hasText: /^Not published yet:/ })).toBeVisible();
    return undefined;
  },
  "See what waits for somebody": async (page) => {
    await open(pane(page, "Needs attention"), pane(page, "To put right"));
    const list = page.getByRole("combobox", { name: "What to list" });
    await open(pane(page, "To put right"), list);
    return undefined;
  },
  "Look at the enquiries": async (page) => {
    const search = page.getByRole("searchbox", { name: "Search enquiries" });
    await open(page.getByRole("link", { name: /^Enquiries/ }), search);
    return undefined;
  },
};

/** What is left to do once the picture is taken. */
const AFTERWARDS: Record<string, (page: Page) => Promise<unknown>> = {
  "Change it back on the price board": async (page) => {
    await page.getByRole("button", { name: "Publish 1 change" }).click();
    await expect(page.getByRole("dialog")).toContainText("Visitors see the new prices now");
    expect(await amountNow()).toBe(399);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
  },
  "Move something, and take it back": async (page) => {
    await page.getByRole("button", { name: "Undo last move" }).click();
    await expect(page.getByRole("button", { name: "Publish order" })).toBeDisabled();
  },
};

test("an editor's first hour: every step the page for editors tells, one after the other", async ({
  page,
  watch,
}) => {
  test.setTimeout(240_000);
  const told = await toldSteps();
  expect(told.map(({ title }) => title)).toEqual(Object.keys(STEPS));
  for (const { title, picture } of told) {
    await test.step(title, async () => {
      const other = await STEPS[title]?.(page);
      if (other) watch(other);
      if (picture && process.env.TAKE_PICTURES) await photograph(other ?? page, picture);
      if (picture) expect(await sizeOf(picture), picture).toBeGreaterThan(1_000);
      await other?.close();
      await AFTERWARDS[title]?.(page);
    });
  }
});
