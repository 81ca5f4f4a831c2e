/// <reference lib="dom" />
import { sampleAnnouncement } from "@currawong/schemas/testing/unseeded";
import type { Page } from "@playwright/test";
import { axeProblems, laidOut, layoutProblems } from "../../../web/tests/page-checks.ts";
import { losses } from "../../../web/tests/visitor-settings.ts";
import { expect, test } from "../support/journey.ts";
import { lake, published } from "../support/lake.ts";
import { shows, visit } from "../support/site.ts";
import { fieldAt, fill, go, open, publish, startDocument } from "../support/studio.ts";

const PATH = "/portfolio";
const WORDS = sampleAnnouncement.title;
const OTHER_PAGES = ["/about", "/services/uber-clone", "/social-media", "/blog"];

test("an announcement is written, published on one section, and leaves it", async ({
  studio,
  page,
}) => {
  for (const path of [PATH, ...OTHER_PAGES]) await visit(path);
  await go(studio, "/structure/announcement");
  await startDocument(studio, studio.getByTestId("action-intent-button").last());
  await fill(studio, "title", WORDS);
  await (await fieldAt(studio, "tone")).getByLabel("Warning").check();
  await (await fieldAt(studio, "shownOn")).getByLabel(`${PATH} and its pages`).check();
  const draft = () =>
    lake.fetch<{ _id: string } | null>(
      `*[_type == "announcement" && title == $title && tone == "warning" && count(shownOn) == 1][0]`,
      { title: WORDS },
    );
  await expect.poll(draft).not.toBeNull();
  const id = (await draft())?._id.replace("drafts.", "") ?? "";
  await publish(studio, async () => Boolean(await published.getDocument(id)));
  await shows(PATH, WORDS);
  for (const path of OTHER_PAGES) {
    const { body, rendered } = await visit(path);
    expect(body, path).not.toContain(WORDS);
    expect(rendered, path).toBe(false);
  }
  for (const file of ["/llms.txt", "/sitemap.xml"]) {
    expect((await visit(file)).body, file).not.toContain("King’s Birthday");
  }
  await page.goto(PATH);
  await expect(page.getByRole("region", { name: "Announcement" })).toContainText(WORDS);
  await lake.delete(id);
  await expect.poll(async () => (await visit(PATH)).body).not.toContain(WORDS);
});

/** Opens the page again. @returns whether the bar was in any of its first frames, and what moved by itself */
async function firstFrames(page: Page) {
  await page.addInitScript(() => {
    const seen = { sawBar: false, shift: 0 };
    Object.assign(window, { seen });
    const look = () => {
      if (document.getElementById("announcement")?.checkVisibility()) seen.sawBar = true;
      requestAnimationFrame(look);
    };
    look();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.shift += (entry as unknown as { value: number }).value; // The type of such an entry.
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(PATH);
  await laidOut(page);
  return page.evaluate(() => (window as unknown as { seen: object }).seen); // Set above.
}

const announce = async (title: string) => {
  await lake.createOrReplace({ ...sampleAnnouncement, title });
  await shows(PATH, title);
};

test("a visitor closes an announcement, which stays closed until its words change", async ({
  page,
}) => {
  await announce(WORDS);
  const bar = page.getByRole("region", { name: "Announcement" });
  const close = page.getByRole("button", { name: "Close the announcement" });
  await page.goto(PATH);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Opening hours" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(bar).toBeHidden();
  // The focus goes to what follows.
  await expect(page.locator("header a").first()).toBeFocused();
  expect(await page.context().cookies()).toEqual([]);

  expect(await firstFrames(page)).toEqual({ sawBar: false, shift: 0 });
  await announce(`${WORDS} Call us on Tuesday.`);
  expect(await firstFrames(page)).toEqual({ sawBar: true, shift: 0 });
  await expect(close).toBeVisible();
});

test("an announcement can be closed with storage blocked, and is plain text without scripts", async ({
  browser,
  baseURL,
}) => {
  await announce(WORDS);
  const blocked = await browser.newPage({ baseURL });
  await blocked.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
    // As an extension may.
    document.addEventListener("click", (event) => event.stopPropagation(), { capture: true });
  });
  const errors: unknown[] = [];
  blocked.on("pageerror", (error) => errors.push(error));
  await blocked.goto(PATH);
  await blocked.getByRole("button", { name: "Close the announcement" }).click();
  await expect(blocked.getByRole("region", { name: "Announcement" })).toBeHidden();
  await blocked.reload();
  await expect(blocked.getByRole("region", { name: "Announcement" })).toBeVisible();
  expect(errors).toEqual([]);
  await blocked.context().close();

  const plain = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await plain.goto(PATH);
  await expect(plain.getByRole("region", { name: "Announcement" })).toContainText(WORDS);
  await expect(plain.getByRole("button", { name: "Close the announcement" })).toBeHidden();
  await plain.context().close();
});

test("an announcement fits every window and does not hide the menu", async ({
  browser,
  baseURL,
}) => {
  const long = "Donaudampfschifffahrtsgesellschaftskapitän ".repeat(3).trim();
  await announce(long);
  const phone = await browser.newPage({
    baseURL,
    viewport: { width: 320, height: 640 },
    // The settings add a style to the page.
    bypassCSP: true,
  });
  await phone.goto(PATH);
  expect(await losses(phone)).toEqual([]);
  for (const colorScheme of ["light", "dark"] as const) {
    await phone.emulateMedia({ colorScheme });
    await phone.goto(PATH);
    expect(await layoutProblems(phone)).toEqual([]);
    expect(await axeProblems(phone)).toEqual([]);
  }
  const menu = phone.getByRole("button", { name: "Menu", exact: true });
  const navigation = phone.getByRole("navigation", { name: "Main" });
  await open(menu, navigation);
  const header = await phone.locator("header").boundingBox();
  expect(header?.y).toBe(0);
  expect((await navigation.boundingBox())?.y).toBe(header?.height);
  await menu.click();
  await expect(phone.getByRole("region", { name: "Announcement" })).toBeVisible();
  await phone.context().close();
});
