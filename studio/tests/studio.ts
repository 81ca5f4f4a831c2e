import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { type Servers, startServers } from "./servers.ts";

/** Tests with a lake and a Studio of their own; each page must stay quiet and at home. */
export const test = base.extend<{ watch: (page: Page) => void }, { servers: Servers }>({
  servers: [
    // Playwright reads the fixtures a fixture needs from this pattern: it must be one.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const servers = await startServers();
      await use(servers);
      await servers.stop();
    },
    { scope: "worker" },
  ],
  /** Collects what a page logs as an error or asks of another host; both must stay empty. */
  watch: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const complaints: string[] = [];
      await use((page) => {
        page.on("console", (message) => {
          if (message.type() === "error") complaints.push(message.text());
        });
        page.on("pageerror", (error) => complaints.push(String(error)));
        page.on("request", (request) => {
          const { protocol, hostname } = new URL(request.url());
          const isHome = hostname === "localhost" || hostname.endsWith(".localhost");
          if (protocol.startsWith("http") && !isHome) complaints.push(`left: ${request.url()}`);
        });
      });
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, watch }, use) => {
    watch(page);
    await use(page);
  },
});

export { expect };

/** A service of the seed's shape, enough to be valid and published. */
export function serviceDocument(id: string, title: string, amount: number) {
  return {
    _id: id,
    _type: "service",
    title,
    description: "Answers customers at any hour, hands over to a person, and keeps a record of it.",
    features: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `Feature ${n}`),
    badge: "CHATBOT",
    isPopular: false,
    hasDetailPage: true,
    group: { _type: "reference", _ref: "group-chatbots" },
    order: 1,
    slug: { _type: "slug", current: id },
    startingPrice: { _type: "price", amount, unit: "once", from: false },
    vantaType: "waves",
  };
}

export const chatbotGroup = {
  _id: "group-chatbots",
  _type: "serviceGroup",
  title: "AI chatbots",
  slug: { _type: "slug", current: "ai-chatbots" },
  description: "Assistants that answer on the channels customers already use.",
  order: 1,
};

/** Opens a document's form by the Studio's own intent link, and waits until it can be edited. */
export async function openDocument(page: Page, studioUrl: string, id: string, type: string) {
  await page.goto(`${studioUrl}/intent/edit/id=${id};type=${type}/`);
  await expect(page.getByTestId("document-panel-form-view")).toBeVisible();
  await expect(page.getByTestId("field-title").locator("input").first()).toBeEditable();
}

/** The status bar's publish button. */
export function publishButton(page: Page) {
  return page.getByTestId("action-publish");
}

/**
 * Presses Publish until it is done: the Studio judges a document anew after each change, and a press
 * while it does so may be lost.
 * @param isLive whether visitors' queries find what was published
 */
export async function publish(page: Page, isLive: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    if (!(await isLive())) await publishButton(page).click({ timeout: 3_000 });
    await expect.poll(isLive, { timeout: 5_000 }).toBe(true);
  }).toPass({ timeout: 60_000 });
}

/** Chooses an entry of the menu beside the publish button. */
export async function chooseAction(page: Page, name: string) {
  await page.getByTestId("action-menu-button").click();
  await page.getByRole("menuitem", { name }).click();
}

/**
 * Clicks a button until what it opens is there: the Studio draws its parts anew while it starts, and
 * a click on one that is about to go opens nothing.
 */
export async function open(button: Locator, opened: Locator): Promise<void> {
  await expect(async () => {
    if (!(await opened.isVisible())) await button.click();
    await expect(opened).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

/**
 * Starts a document by the button of a list, and waits until its form can be filled. Once the address
 * has changed nothing is clicked again: the new form has a list beside it, with a button of its own.
 */
export async function startDocument(page: Page, button: Locator, field: Locator): Promise<void> {
  const list = page.url();
  await expect(async () => {
    if (page.url() === list) await button.click();
    await expect(page).not.toHaveURL(list, { timeout: 3_000 });
  }).toPass();
  await expect(field).toBeEditable();
}
