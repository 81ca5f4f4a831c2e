import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { open } from "../../../studio/tests/studio.ts";
import { expect, STUDIO, test } from "../support/journey.ts";

const MAILBOX = `http://localhost:${process.env.MAILBOX_PORT}`;

// Seven clicks from the Studio's first page: the tool, the enquiry, its state, its note, the export,
// and two to erase what one person sent.
test("an enquiry reaches the mailbox and the Studio, is answered, exported and erased", async ({
  page,
  tab,
}) => {
  const word = randomUUID().slice(0, 8);
  const visitor = { name: `Jane ${word}`, email: `jane-${word}@visitor.example` };
  const site = await tab("/instagram-chatbot");
  await site.locator("#enquiry-name").fill(visitor.name);
  await site.locator("#enquiry-email").fill(visitor.email);
  await site.locator("#enquiry-message").fill("Does it take orders for bread?");
  await site.locator("#enquiry-form button[type=submit]").click();
  await expect(site.locator("#enquiry-notice")).toContainText("Message Sent Successfully!");

  // It tells staff by itself.
  const mailbox = await tab(MAILBOX);
  const message = mailbox.getByRole("article").filter({ hasText: visitor.name });
  await expect(message).toContainText("Does it take orders for bread?");
  const link = await message.getByRole("link", { name: "Open in the Studio" }).getAttribute("href");
  expect(link).toMatch(new RegExp(`^${STUDIO}/enquiries/[\\da-f-]{36}$`));
  await mailbox.close();
  await site.close();

  // Staff see that there is one, and find it by what they remember of it.
  await page.goto(STUDIO);
  const search = page.getByRole("searchbox", { name: "Search enquiries" });
  await open(page.getByRole("link", { name: /^Enquiries \(\d+\)$/ }), search);
  await search.fill(`bread ${word}`);
  const list = page.getByRole("navigation", { name: "Enquiries" });
  await expect(list.getByRole("link")).toHaveCount(1);
  await list.getByRole("link", { name: visitor.name }).click();
  const enquiry = page.getByRole("article", { name: "Enquiry" });
  await expect(enquiry).toContainText("Told by webhook");
  expect(page.url()).toBe(link);
  await expect(enquiry.getByRole("link", { name: visitor.email })).toHaveAttribute(
    "href",
    /^mailto:/,
  );
  await expect(enquiry.getByRole("link", { name: "/instagram-chatbot" })).toHaveAttribute(
    "href",
    `${process.env.SITE_URL}/instagram-chatbot`,
  );

  const note = enquiry.getByRole("textbox", { name: "New note" });
  await note.fill("Rang her: two staff accounts.");
  await enquiry.getByRole("button", { name: "Add note" }).click();
  await expect(enquiry.getByRole("region", { name: "Notes" })).toContainText(/two staff accounts/);
  await expect(note).toHaveValue("");
  const answered = enquiry.getByRole("button", { name: "Answered" });
  await answered.click();
  await expect(answered).toHaveAttribute("aria-pressed", "true");
  await expect(enquiry).toContainText("by Local administrator");
  // It is not among the new ones any more.
  await expect(list.getByRole("link")).toHaveCount(0);
  await page.getByRole("group", { name: "State", exact: true }).getByText("All").click();
  await expect(list.getByRole("link")).toHaveCount(1);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export what is listed as CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  const [, ...lines] = file.trim().split("\r\n");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`answered,${visitor.name},${visitor.email}`);

  await enquiry.getByRole("button", { name: "Erase this person’s enquiries …" }).click();
  await page.getByRole("button", { name: "Erase 1 enquiry" }).click();
  await expect(page.getByText("Erased 1 enquiry.")).toBeVisible();
  await expect(page.getByText("Nothing holds these words.")).toBeVisible();
  expect(page.url()).toBe(`${STUDIO}/enquiries`);
});
