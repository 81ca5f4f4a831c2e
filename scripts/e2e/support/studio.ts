/// <reference lib="dom" />
import { expect, type Locator, type Page } from "@playwright/test";

/** The Studio under test, without a trailing slash. */
export const STUDIO = `http://localhost:${process.env.STUDIO_PORT}`;

/** Loads the Studio. The lake signs it in as an administrator. */
export async function openStudio(studio: Page): Promise<void> {
  await studio.goto(STUDIO);
  await waitUntilReady(studio);
}

/** Signs in to the Studio with another role. The lake redirects back with a session. */
export async function signIn(
  studio: Page,
  role: "editor" | "contributor" | "viewer",
): Promise<void> {
  const login = `${process.env.SANITY_API_HOST}/v1/auth/login/local`;
  await studio.goto(`${login}?role=${role}&origin=${STUDIO}`);
  await waitUntilReady(studio);
}

/** Waits until the Studio has signed in, started and shows a tool. */
const waitUntilReady = (studio: Page) =>
  expect(studio.getByRole("link", { name: "Services", exact: true })).toBeVisible();

/** Navigates with the open Studio's own router, because loading the Studio takes 15 s of CPU time. */
export async function go(studio: Page, path: string): Promise<void> {
  await studio.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** Opens a document's form in the open Studio through an intent, as links do. */
export async function showDocument(studio: Page, id: string, type: string): Promise<void> {
  await go(studio, `/intent/edit/id=${id};type=${type}/`);
  // The form that was open is closed along the way.
  await studio.waitForURL(({ pathname }) => /^\/structure\/(?!intent)/.test(pathname));
}

/** Opens a document's form in the open Studio and waits until it can be filled in. */
export async function openDocument(studio: Page, id: string, type: string): Promise<void> {
  await showDocument(studio, id, type);
  await formReady(studio);
}

/** Waits until the form can be filled in: the document has loaded and its updates are subscribed to. */
export async function formReady(studio: Page): Promise<void> {
  await expect(studio.locator('[data-testid="form-view"]:not([data-read-only])')).toBeVisible();
}

/** Locates the form's title field. */
export const titleField = (studio: Page): Locator =>
  studio.getByTestId("field-title").locator("input").first();

/** Clicks “Publish” and waits until visitors' queries return the published content. */
export async function publish(studio: Page, isLive: () => Promise<boolean>): Promise<void> {
  await studio.getByTestId("action-publish").click();
  await expect.poll(isLive, { intervals: [100] }).toBe(true);
}

/** Chooses an entry of the menu beside the publish button. */
export async function chooseAction(studio: Page, name: string): Promise<void> {
  // A text's toolbar has such a menu too.
  await studio.getByTestId("pane-footer").getByTestId("action-menu-button").click();
  await studio.getByRole("menuitem", { name }).click();
}

/** Clicks a button and waits until what it opens is visible. */
export async function open(button: Locator, opened: Locator): Promise<void> {
  await button.click();
  await expect(opened).toBeVisible();
}

/** Shows a tab of the document's form. */
export async function showTab(studio: Page, name: string): Promise<void> {
  const tab = studio.getByRole("tab", { name });
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
}

/** Starts a document with a list’s button. */
export async function startDocument(studio: Page, button: Locator): Promise<void> {
  const list = studio.url();
  await button.click();
  await expect(studio).not.toHaveURL(list);
  await formReady(studio);
}

/** Scrolls to a form field by its schema path. Pictures, references and switches have no such test id. */
export async function fieldAt(studio: Page, path: string): Promise<Locator> {
  const field = studio.getByTestId(`field-${path}`).first();
  await field.scrollIntoViewIfNeeded();
  return field;
}

/** Fills in a text or number field. */
export async function fill(studio: Page, path: string, text: string): Promise<void> {
  const input = (await fieldAt(studio, path)).locator("input, textarea").first();
  await input.fill(text);
  await expect(input).toHaveValue(text);
}

/** Moves an item of a list field up by one, with the keyboard. */
export async function moveUp(studio: Page, path: string, index: number): Promise<void> {
  const handle = (await fieldAt(studio, path)).locator('[data-ui="DragHandleButton"]').nth(index);
  // Replaces “Picked up” as soon as `@dnd-kit` has measured the rows, even before the item moves.
  const position = studio.locator("[aria-live]").filter({ hasText: /was moved over/i });
  await handle.press("Space");
  await expect(position).toHaveCount(1);
  const before = (await position.textContent()) ?? "";
  // It listens for arrow keys in the next task.
  await studio.evaluate(() => new Promise((done) => setTimeout(done)));
  await studio.keyboard.press("ArrowUp");
  await expect(position).not.toHaveText(before);
  await studio.keyboard.press("Space");
}

/** Has the Studio generate an address from the title. */
export async function generateAddress(studio: Page, path: string, slug: string): Promise<void> {
  const address = await fieldAt(studio, path);
  await address.getByRole("button", { name: "Generate" }).click();
  await expect(address.locator("input").first()).toHaveValue(slug);
}

/** Locates a line of the price board. Some keys contain quotation marks. */
export const lineOf = (studio: Page, key: string): Locator =>
  studio.locator(`[data-key="${key.replaceAll('"', '\\"')}"]`);

/** Locates the price field of a line of the price board. */
export const amountIn = (studio: Page, key: string): Locator =>
  lineOf(studio, key).locator('[data-column="price"] input');

/** Publishes the changes on the price board with the button that says how many there are. */
export async function publishBoard(studio: Page, button: string): Promise<void> {
  await studio.getByRole("button", { name: "Review and publish" }).click();
  await studio.getByRole("button", { name: button }).click();
  await expect(studio.getByText("Visitors see the new prices now")).toBeVisible();
}

/** Shows the price board in the open Studio. */
export async function openBoard(studio: Page): Promise<void> {
  await go(studio, "/prices");
  await expect(studio.getByRole("table", { name: "Prices" })).toBeVisible();
}

/** Chooses a gold square in a picture field. */
export const choosePicture = (studio: Page, name: string) =>
  studio
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name, mimeType: "image/png", buffer: Buffer.from(GOLD, "base64") });

/** A gold PNG of 64×48 pixels, in base64. */
export const GOLD =
  "iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAMAAACWlYwtAAAAA1BMVEX5zCffKlisAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGklEQVRIie3BgQAAAADDoPlTX+AIVQEAAHQNDDAAAWReGocAAAAASUVORK5CYII=";
