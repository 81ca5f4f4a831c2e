/// <reference lib="dom" />
import { expect, type Locator, type Page } from "@playwright/test";

/** The Studio under test, without a trailing slash. */
export const STUDIO = `http://localhost:${process.env.STUDIO_PORT}`;

/** Loads the Studio, to which the lake signs in an administrator. */
export async function openStudio(studio: Page): Promise<void> {
  await studio.goto(STUDIO);
  await isReady(studio);
}

/** Signs in to the Studio in another role: the lake leads back to it with a session. */
export async function signIn(studio: Page, role: "editor" | "viewer"): Promise<void> {
  const login = `${process.env.SANITY_API_HOST}/v1/auth/login/local`;
  await studio.goto(`${login}?role=${role}&origin=${STUDIO}`);
  await isReady(studio);
}

/** Waits until a tool shows something: the Studio has signed in and started. */
const isReady = (studio: Page) =>
  expect(studio.getByRole("link", { name: "Services", exact: true })).toBeVisible();

/** Follows an address of the open Studio by its own router: loading it takes 15 s of a processor. */
export async function go(studio: Page, path: string): Promise<void> {
  await studio.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** Shows a document's form in the open Studio by an intent, as links do. */
export async function showDocument(studio: Page, id: string, type: string): Promise<void> {
  await go(studio, `/intent/edit/id=${id};type=${type}/`);
  // On the way, the form that was open is closed.
  await studio.waitForURL(({ pathname }) => /^\/structure\/(?!intent)/.test(pathname));
}

/** Shows a document's form in the open Studio, and waits until it can be filled. */
export async function openDocument(studio: Page, id: string, type: string): Promise<void> {
  await showDocument(studio, id, type);
  await formReady(studio);
}

/** Waits until the document's form can be filled: the document is loaded, and heard of from then on. */
export async function formReady(studio: Page): Promise<void> {
  await expect(studio.locator('[data-testid="form-view"]:not([data-read-only])')).toBeVisible();
}

/** The form's field of the document's title. */
export const titleOf = (studio: Page): Locator =>
  studio.getByTestId("field-title").locator("input").first();

/** Presses “Publish”, and waits until visitors' queries find what was published. */
export async function publish(studio: Page, isLive: () => Promise<boolean>): Promise<void> {
  await studio.getByTestId("action-publish").click();
  await expect.poll(isLive, { intervals: [100] }).toBe(true);
}

/** Chooses an entry of the menu beside the publish button. */
export async function chooseAction(studio: Page, name: string): Promise<void> {
  // The bar above a text has such a menu too.
  await studio.getByTestId("pane-footer").getByTestId("action-menu-button").click();
  await studio.getByRole("menuitem", { name }).click();
}

/** Clicks what opens something, and waits until that is there. */
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

/** Starts a document by the button of a list, which may open a menu of several kinds. */
export async function startDocument(studio: Page, button: Locator, kind?: string): Promise<void> {
  const list = studio.url();
  await button.click();
  if (kind) await studio.getByRole("menuitem", { name: kind, exact: true }).click();
  await expect(studio).not.toHaveURL(list);
  await formReady(studio);
}

/** A field of the form, by its path in the schema, in view; pictures, references and switches have no such mark. */
export async function fieldAt(studio: Page, path: string): Promise<Locator> {
  const field = studio.getByTestId(`field-${path}`).first();
  await field.scrollIntoViewIfNeeded();
  return field;
}

/** Types into a field of text or figures. */
export async function fill(studio: Page, path: string, text: string): Promise<void> {
  const input = (await fieldAt(studio, path)).locator("input, textarea").first();
  await input.fill(text);
  await expect(input).toHaveValue(text);
}

/** Has the Studio make an address from the title. */
export async function generateAddress(studio: Page, path: string, slug: string): Promise<void> {
  const address = await fieldAt(studio, path);
  await address.getByRole("button", { name: "Generate" }).click();
  await expect(address.locator("input").first()).toHaveValue(slug);
}

/** A line of the price board; the keys of some hold quotation marks. */
export const lineOf = (studio: Page, key: string): Locator =>
  studio.locator(`[data-key="${key.replaceAll('"', '\\"')}"]`);

/** The field of one of its prices. */
export const amountIn = (studio: Page, key: string): Locator =>
  lineOf(studio, key).locator('[data-column="price"] input');

/** Publishes what was written on the price board, by the button that says how much it is. */
export async function publishBoard(studio: Page, button: string): Promise<void> {
  await studio.getByRole("button", { name: "Review and publish" }).click();
  await studio.getByRole("button", { name: button }).click();
  await expect(studio.getByRole("dialog")).toContainText("Visitors see the new prices now");
}

/** Shows the price board in the open Studio. */
export async function openBoard(studio: Page): Promise<void> {
  await go(studio, "/prices");
  await expect(studio.getByRole("table", { name: "Prices" })).toBeVisible();
}

/** Puts a file into a picture's field. */
export const chooseFile = (studio: Page, name: string, mimeType: string, buffer: Buffer) =>
  studio.locator('input[type="file"]').first().setInputFiles({ name, mimeType, buffer });

export const choosePicture = (studio: Page, name: string) =>
  chooseFile(studio, name, "image/png", Buffer.from(GOLD, "base64"));

/** A gold PNG of 64×48 pixels. */
const GOLD =
  "iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAMAAACWlYwtAAAAA1BMVEX5zCffKlisAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGklEQVRIie3BgQAAAADDoPlTX+AIVQEAAHQNDDAAAWReGocAAAAASUVORK5CYII=";
