import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { EnquiryCounts } from "@currawong/supabase/inbox";
import type { Page } from "@playwright/test";
import { database } from "../../../web/tests/forms-support.ts";
import { expect, test } from "../support/journey.ts";
import { siteUrl } from "../support/site.ts";
import { go, open, STUDIO } from "../support/studio.ts";

const PAGE = "/instagram-chatbot";
const MAILBOX = `http://localhost:${process.env.MAILBOX_PORT}`;

/** Whether the Studio's menu counts the new enquiries that nobody has taken: other tests send some at the same time. */
async function countsNew(studio: Page): Promise<boolean> {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY = "" } = process.env;
  const headers = { apikey: SUPABASE_SECRET_KEY };
  const address = `${SUPABASE_URL}/rest/v1/rpc/staff_count_enquiries`;
  const counts = (await fetch(address, { method: "POST", headers })).json();
  const { free: count }: EnquiryCounts = await counts;
  await studio.evaluate(() => window.dispatchEvent(new Event("focus")));
  const name = count > 0 ? `Enquiries (${count})` : "Enquiries";
  return studio.getByRole("link", { name, exact: true }).isVisible();
}

test("an enquiry reaches the mailbox and the Studio, is answered, exported and erased", async ({
  studio,
  page,
}) => {
  const word = randomUUID().slice(0, 8);
  const visitor = { name: `Jane ${word}`, email: `jane-${word}@visitor.example` };
  await page.goto(PAGE);
  await page.locator("#enquiry-name").fill(visitor.name);
  await page.locator("#enquiry-email").fill(visitor.email);
  await page.locator("#enquiry-message").fill("Does it take orders for bread?");
  await page.locator("#enquiry-form button[type=submit]").click();
  await expect(page.locator("#enquiry-notice")).toContainText("Message Sent Successfully!");

  // Staff are notified by mail.
  await page.goto(MAILBOX);
  const message = page.getByRole("article").filter({ hasText: visitor.name });
  await expect(message).toContainText("Does it take orders for bread?");
  const link = await message.getByRole("link", { name: STUDIO }).getAttribute("href");
  expect(link).toMatch(new RegExp(`^${STUDIO}/enquiries/[\\da-f-]{36}$`));

  // Staff see that there is an enquiry, and find it by words they remember.
  await go(studio, "/structure");
  // As when staff come back to the Studio's tab from the message.
  await studio.evaluate(() => window.dispatchEvent(new Event("focus")));
  const search = studio.getByRole("searchbox", { name: "Search enquiries" });
  await open(studio.getByRole("link", { name: /^Enquiries \(\d+\)$/ }), search);
  await search.fill(`bread ${word}`);
  const list = studio.getByRole("navigation", { name: "Enquiries" });
  await expect(list.getByRole("link")).toHaveCount(1);
  await list.getByRole("link", { name: visitor.name }).click();
  const enquiry = studio.getByRole("article", { name: "Enquiry" });
  await expect(enquiry).toContainText("Staff were notified by mail");
  expect(studio.url()).toBe(link);
  await expect(enquiry.locator('a[href^="mailto:"]', { hasText: visitor.email })).toBeVisible();
  await expect(enquiry.locator(`a[href="${siteUrl()}${PAGE}"]`)).toContainText(PAGE);

  const notes = enquiry.getByRole("region", { name: "Notes" });
  const note = enquiry.getByRole("textbox", { name: "New note" });
  await note.fill("Rang her: two staff accounts.");
  await enquiry.getByRole("button", { name: "Add note" }).click();
  await expect(notes).toContainText("two staff accounts");
  await expect(note).toHaveValue("");
  const replyBox = enquiry.getByRole("textbox", { name: `Reply to ${visitor.name}` });
  await replyBox.fill("Yes, by the dozen.");
  await enquiry.getByRole("button", { name: `Send to ${visitor.email}` }).click();
  await expect(notes).toContainText(`Mailed to ${visitor.email}:`);
  // The mailbox's page reloads itself.
  const reply = page.getByRole("article").filter({ hasText: `→ ${visitor.name}` });
  await expect(reply).toContainText("Yes, by the dozen.");
  await expect(reply).toContainText("> Does it take orders for bread?");
  await expect(enquiry.getByLabel("State of this enquiry")).toHaveValue("answered");
  await expect(enquiry).toContainText("by Local administrator");
  // An answered enquiry is no longer counted or listed as new.
  await expect.poll(() => countsNew(studio)).toBe(true);
  await expect(list.getByRole("link")).toHaveCount(0);
  await studio.getByRole("button", { name: "All", exact: true }).click();
  await expect(list.getByRole("link")).toHaveCount(1);

  const download = studio.waitForEvent("download");
  await studio.getByRole("button", { name: "Export CSV of what is listed" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  const [, ...lines] = file.trim().split("\r\n");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`answered,${visitor.name},${visitor.email}`);

  await enquiry.getByRole("button", { name: "Erase this person’s enquiries …" }).click();
  await studio.getByRole("button", { name: "Erase 1 enquiry" }).click();
  await expect(studio.getByText("Erased 1 enquiry.")).toBeVisible();
  await expect(studio.getByText("No enquiries match.")).toBeVisible();
  expect(studio.url()).toBe(`${STUDIO}/enquiries`);
});

test("a spam wave is archived together, then erased, and one enquiry is given to a colleague", async ({
  studio,
}) => {
  const word = randomUUID().slice(0, 8);
  const sent = Array.from({ length: 12 }, (_, n) => ({
    name: `Spam ${n} ${word}`,
    email: `spam-${n}-${word}@visitor.example`,
    message: `Cheap pills ${word}`,
    page: PAGE,
  }));
  await database().from("contact_submissions").insert(sent).throwOnError();
  await go(studio, "/enquiries");
  const list = studio.getByRole("navigation", { name: "Enquiries" });
  await studio.getByRole("searchbox", { name: "Search enquiries" }).fill(`pills ${word}`);
  await expect(studio.getByText("12 enquiries", { exact: true })).toBeVisible();

  await list.getByRole("link").first().click();
  await studio.getByLabel("Who answers it").selectOption({ label: "Local editor" });
  await studio.getByRole("button", { name: /^Nobody’s/ }).click();
  await expect(studio.getByText("11 enquiries", { exact: true })).toBeVisible();

  const changeAll = async (change: string) => {
    await studio.getByLabel("Do with all of these").selectOption(change);
    await studio.getByTestId("confirm-several").click();
  };
  await changeAll("archived");
  await expect(studio.getByText("Archived: 11 enquiries")).toBeVisible();
  await expect(list.getByRole("link")).toHaveCount(0);
  await studio.getByRole("button", { name: "All", exact: true }).click();
  await expect(studio.getByText("12 enquiries", { exact: true })).toBeVisible();
  await changeAll("erase");
  await expect(studio.getByText("Erased: 12 enquiries")).toBeVisible();
  const { data } = await database()
    .from("contact_submissions")
    .select()
    .like("message", `%${word}`);
  expect(data).toEqual([]);
});
