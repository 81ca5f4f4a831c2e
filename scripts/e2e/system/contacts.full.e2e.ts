import { expect, test } from "../support/journey.ts";
import { go, open } from "../support/studio.ts";

const PAGE = "/privacy";
const KINDS = { chat: "https://wa.me/", phone: "tel:", mail: "mailto:" };

test("counts contacts from visitors and shows them to staff by page", async ({ studio, page }) => {
  const table = studio.getByRole("table", { name: "Contacts by page" });
  const row = table.getByRole("row").filter({ hasText: PAGE });
  /** @returns forms, chats, calls and mails of the page */
  const figures = async () => {
    await expect(table.or(studio.getByText("No one got in touch"))).toBeVisible();
    if ((await row.count()) === 0) return [0, 0, 0, 0];
    return (await row.getByRole("cell").allTextContents()).slice(0, 4).map(Number);
  };
  await go(studio, "/structure");
  const heading = studio.getByRole("heading", { name: "What brings enquiries" });
  await open(studio.getByRole("link", { name: "Results" }), heading);
  const [forms = 0, chats = 0, calls = 0, mails = 0] = await figures();

  // Prevents chats and programs for calls and mail from opening.
  await page.context().route("https://wa.me/**", (route) => route.abort());
  await page.addInitScript(() =>
    document.addEventListener("click", (event) => event.preventDefault()),
  );
  await page.goto(PAGE);
  for (const [kind, start] of Object.entries(KINDS)) {
    const countResponse = page.waitForResponse(`**/api/contacts/${kind}`);
    await page.locator(`a[href^="${start}"]:visible`).first().click();
    expect((await countResponse).status()).toBe(204);
  }

  await studio.reload();
  expect(await figures()).toEqual([forms, chats + 1, calls + 1, mails + 1]);
});
