import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { publishedPrice } from "../support/lake.ts";
import { shows, siteUrl } from "../support/site.ts";
import {
  chooseAction,
  fill,
  formReady,
  go,
  moveUp,
  open,
  publish,
  showTab,
  titleField,
} from "../support/studio.ts";

const SERVICE = "Website security audit";
const PATH = "/services/website-security-audit";

const DOCS = join(import.meta.dirname, "..", "..", "..", "docs");

/** Reads the steps of “Your first hour” in the editors' guide, each with its picture, if any. */
async function documentedSteps(): Promise<{ title: string; picture?: string }[]> {
  const text = await readFile(join(DOCS, "editors.md"), "utf8");
  const [, hour = ""] = /^## Your first hour$(.*?)^## /ms.exec(text) ?? [];
  return hour.split(/^\d+\. /m).flatMap((step) => {
    const [, title] = /^\*\*(.+?)\.\*\*/.exec(step) ?? [];
    const [, picture] = /!\[.+?\]\((.+?)\)/.exec(step) ?? [];
    return title ? [{ title, picture }] : [];
  });
}

const currentPrice = () => publishedPrice("service-website-security-audit");
const pane = (studio: Page, name: string) => studio.getByRole("link", { name, exact: true });

/** The tab of the site that a step opened. */
let siteTab: Page | undefined;

/** The steps of the editors' guide, by title. */
const STEPS: Record<string, (studio: Page) => Promise<unknown>> = {
  "Open the Studio": async (studio) => {
    await go(studio, "/structure");
    for (const tool of ["Content", "Preview", "Prices"])
      await expect(pane(studio, tool)).toBeVisible();
    await expect(studio.getByRole("link", { name: /^Enquiries/ })).toBeVisible();
    await expect(pane(studio, "Services")).toBeVisible();
  },
  "Find a service": async (studio) => {
    await open(pane(studio, "Services"), pane(studio, "All services"));
    const search = studio.getByPlaceholder("Search list");
    await open(pane(studio, "All services"), search);
    await search.fill("security");
    await studio.getByRole("link", { name: new RegExp(SERVICE) }).click();
    await formReady(studio);
    await expect(titleField(studio)).toHaveValue(SERVICE);
    await expect(studio.getByText("Resolving locations")).toHaveCount(0);
  },
  "Change its price": async (studio) => {
    await showTab(studio, "Price");
    await fill(studio, "startingPrice.amount", "429");
    await expect(studio.getByTestId("action-publish")).toBeEnabled();
  },
  "See what publishing will change": async (studio) => {
    const review = studio.getByTestId("review-changes-pane").last();
    await open(studio.getByTestId("pane-footer-document-status"), review);
    await expect(review.locator("ins").first()).toContainText("429");
  },
  Publish: async (studio) => {
    await publish(studio, async () => (await currentPrice()) === 429);
    await shows(PATH, "$429");
  },
  "Look at it as visitors do": async (studio) => {
    const tab = studio.context().waitForEvent("page");
    await studio.evaluate(`void window.open("${siteUrl()}${PATH}")`);
    siteTab = await tab;
    await siteTab.setViewportSize({ width: 1280, height: 800 });
    await expect(siteTab.locator("main")).toContainText("$429");
  },
  "Change it back on the price board": async (studio) => {
    const search = studio.getByLabel("Search prices");
    await open(pane(studio, "Prices"), search);
    await search.fill("security");
    const line = studio.getByRole("row").filter({ hasText: SERVICE });
    await line.locator('[data-column="price"] input').first().click();
    await studio.keyboard.type("399");
    await studio.keyboard.press("Enter");
    await studio.getByRole("button", { name: "Review and publish" }).click();
    const review = studio.getByRole("dialog");
    await open(
      review.getByText(/^\d+ pages$/),
      review.getByRole("link", { name: `Open ${PATH}`, exact: true }),
    );
  },
  "Move something, and change your mind": async (studio) => {
    await open(pane(studio, "Content"), pane(studio, "Services"));
    await open(pane(studio, "Services"), pane(studio, "Service groups"));
    const group = studio.getByRole("link", { name: /^Web development/ });
    await open(pane(studio, "Service groups"), group);
    await group.click();
    await formReady(studio);
    await moveUp(studio, "services", 1);
    await expect(studio.getByTestId("action-publish")).toBeEnabled();
    await chooseAction(studio, "Discard changes");
    await studio.getByTestId("confirm-button").click();
    await expect(studio.getByTestId("action-publish")).toBeDisabled();
  },
  "See what waits for someone": async (studio) => {
    // The form that is open leaves the list of content no room.
    await open(pane(studio, "Content"), pane(studio, "Needs attention"));
    await open(pane(studio, "Needs attention"), pane(studio, "To put right"));
    await open(pane(studio, "To put right"), studio.getByText("Red stops publishing"));
  },
  "Look at the enquiries": async (studio) => {
    const search = studio.getByRole("searchbox", { name: "Search enquiries" });
    await open(studio.getByRole("link", { name: /^Enquiries/ }), search);
  },
};

/** Cleans up a step. */
const CLEANUP: Record<string, (studio: Page) => Promise<unknown>> = {
  "Change it back on the price board": async (studio) => {
    await studio.getByRole("button", { name: "Publish 1 change" }).click();
    await expect(studio.getByText("Visitors see the new prices now")).toBeVisible();
    expect(await currentPrice()).toBe(399);
  },
};

test("an editor's first hour: every step of the editors' guide, in order", async ({ studio }) => {
  test.setTimeout(240_000);
  const steps = await documentedSteps();
  expect(steps.map(({ title }) => title)).toEqual(Object.keys(STEPS));
  for (const { title, picture } of steps) {
    await test.step(title, async () => {
      await STEPS[title]?.(studio);
      const file = picture && join(DOCS, picture);
      if (file) expect((await stat(file)).size, file).toBeGreaterThan(1_000);
      await siteTab?.close();
      siteTab = undefined;
      await CLEANUP[title]?.(studio);
    });
  }
});
