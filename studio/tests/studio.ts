import { expect, type Locator, type Page } from "@playwright/test";
import { test as quiet } from "./quiet.ts";
import { type Servers, startServers } from "./servers.ts";

/** Tests with a lake and a Studio of their own. */
export const test = quiet.extend<object, { servers: Servers }>({
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
 * Publishes what the form shows, as a person does: presses, and presses again when told that there
 * are errors which are no longer there. The Studio takes up to 200 ms to look at a change; pressed
 * within them, it answers by what it thought of the version before.
 * @param isLive whether visitors' queries find what was published
 */
export async function publish(page: Page, isLive: () => Promise<boolean>): Promise<void> {
  const refusal = page.getByText("fix the validation errors before publishing");
  await expect(async () => {
    if (await isLive()) return;
    await expect(refusal).toHaveCount(0);
    await publishButton(page).click({ timeout: 5_000 });
    const answered = async () => (await isLive()) || (await refusal.count()) > 0;
    await expect.poll(answered, { timeout: 10_000, intervals: [100] }).toBe(true);
    expect(await isLive()).toBe(true);
  }).toPass({ timeout: 60_000 });
}

/** Opens the menu beside the publish button, until an entry of it is there. */
export async function openActions(page: Page, entry: Locator): Promise<void> {
  // The bar above a text has such a menu too.
  await open(page.getByTestId("pane-footer").getByTestId("action-menu-button"), entry);
}

/** Chooses an entry of the menu beside the publish button. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  const entry = page.getByRole("menuitem", { name });
  await openActions(page, entry);
  await entry.click();
}

/**
 * Clicks a button until what it opens is there: the Studio draws its parts anew while it starts, and
 * a click on one that is about to go opens nothing. A button that says it is pressed is left alone:
 * on a busy machine its menu takes a while, and a second click would close it.
 */
export async function open(button: Locator, opened: Locator): Promise<void> {
  const pressed = button.and(button.page().locator("[data-selected]"));
  await expect(async () => {
    const isOpening = (await opened.isVisible()) || (await pressed.count()) > 0;
    // The button may have gone with what it opened.
    if (!isOpening) await button.click({ timeout: 5_000 });
    await expect(opened).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

/** Shows a tab of the document's form, which the Studio draws anew too while it starts. */
export async function showTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole("tab", { name });
  await expect(async () => {
    await tab.click({ timeout: 5_000 });
    await expect(tab).toHaveAttribute("aria-selected", "true", { timeout: 2_000 });
  }).toPass();
}

/**
 * Starts a document by the button of a list, and waits until its form can be filled. Once the address
 * has changed nothing is clicked again: the new form has a list beside it, with a button of its own.
 * @param kind of document, where the list's button opens a menu of several
 */
export async function startDocument(
  page: Page,
  button: Locator,
  field: Locator,
  kind?: string,
): Promise<void> {
  const list = page.url();
  const choice = kind && page.getByRole("menuitem", { name: kind, exact: true });
  await expect(async () => {
    if (page.url() === list) {
      if (choice) await open(button, choice);
      await (choice || button).click({ timeout: 10_000 });
    }
    await expect(page).not.toHaveURL(list, { timeout: 3_000 });
  }).toPass();
  await expect(field).toBeEditable();
}

/**
 * A field of the document's form, by its path in the schema, in view: the form draws what comes near.
 * Those of pictures, references and switches are not marked so.
 */
export async function fieldAt(page: Page, path: string): Promise<Locator> {
  const field = page.getByTestId(`field-${path}`).first();
  await field.scrollIntoViewIfNeeded();
  return field;
}

/** Types into a field of text or figures. */
export async function fill(page: Page, path: string, text: string): Promise<void> {
  const input = (await fieldAt(page, path)).locator("input, textarea").first();
  await input.fill(text);
  await expect(input).toHaveValue(text);
}

/** Has the Studio make an address from the title. */
export async function generateAddress(page: Page, path: string, made: string): Promise<void> {
  const address = await fieldAt(page, path);
  await address.getByRole("button", { name: "Generate" }).click();
  await expect(address.locator("input").first()).toHaveValue(made);
}
