import { expect, test } from "@playwright/test";
import {
  answerChat,
  blockTabs,
  chatText,
  emptyTabs,
  fill,
  isKept,
  openAndFill,
  openedTabs,
  PAGES,
  service,
  valuesOf,
  visitor,
} from "./forms-support.ts";
import { holdScripts } from "./page-checks.ts";

const submit = "Send on WhatsApp";

test("has the fields of the specification", async ({ page }) => {
  await page.goto(PAGES.contact);
  const label = (text: string) => page.getByLabel(text, { exact: true });
  await expect(label("Full Name")).toHaveAttribute("required");
  await expect(label("Full Name")).toHaveAttribute("autocomplete", "name");
  await expect(label("Email Address")).toHaveAttribute("type", "email");
  await expect(label("Email Address")).toHaveAttribute("required");
  await expect(label("Phone Number")).toHaveAttribute("type", "tel");
  await expect(label("Phone Number")).toHaveAttribute("placeholder", /^\+61 /);
  await expect(label("Phone Number")).not.toHaveAttribute("required");
  await expect(label("Company Name")).not.toHaveAttribute("required");
  await expect(label("Service Interested In")).toHaveAttribute("required");
  await expect(label("Service Interested In").locator("option")).toHaveText([
    "Select a service",
    "AI Chatbots",
    "Social Media Marketing",
    "UI/UX Design",
    "Web Development",
    "App Development",
    "SEO Services",
    "AI Automation",
    "Other",
  ]);
  await expect(label("Service Interested In")).toHaveValue("");
  await expect(label("Project Details")).toHaveAttribute("rows", "5");
  await expect(label("Project Details")).toHaveAttribute("required");
  await expect(page.locator("#contact-form").getByRole("link", { name: "Privacy" })).toBeVisible();
  await expect(page.locator("#contact-form")).toContainText("Nothing is stored here.");
});

test("is checked by the browser", async ({ page }) => {
  await emptyTabs(page);
  await openAndFill(page, "contact", { service: "", message: "Hello" });
  await page.getByRole("button", { name: submit }).click();
  await expect(page.locator("#contact-service")).toBeFocused();
  // Were the first one sent, there would be two chats.
  await page.locator("#contact-service").selectOption(service);
  await page.getByRole("button", { name: submit }).click();
  await expect.poll(() => openedTabs(page)).toEqual([expect.stringMatching(/Web(?:%20|\+)Dev/)]);
});

test("opens the chat with every field, and keeps its values", async ({ page }) => {
  await answerChat(page);
  const values = await openAndFill(page, "contact");
  const [chat] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("button", { name: submit }).click(),
  ]);
  await chat.waitForURL(/wa\.me/);
  expect(chatText(chat.url())).toBe(
    `Hi Team, I'd like to talk about a project.\n\nName: ${values.name}\nCompany: ${values.company}\nService: Web Development\nEmail: ${values.email}\nPhone: ${values.phone}\nMessage: ${values.message}`,
  );
  expect(await valuesOf(page, "contact", Object.keys(values))).toEqual(values);
  await expect(page.locator("#contact-notice")).toBeEmpty();
});

test("says beside each field whether it is required", async ({ page }) => {
  await page.goto(PAGES.contact);
  const marks = page.locator("#contact-form div:has(> label) > span");
  const [yes, no] = ["Required", "Optional"];
  await expect(marks).toHaveText([yes, yes, no, no, yes, yes]);
});

test("where the tab is blocked nothing was sent: the words stay, the link stands in the form", async ({
  page,
}) => {
  await answerChat(page);
  await blockTabs(page);
  const values = await openAndFill(page, "contact");
  await page.getByRole("button", { name: submit }).click();
  const notice = page.locator("#contact-notice");
  await expect(notice).toContainText("Nothing has been sent yet.");
  const link = notice.getByRole("link", { name: "Open the chat on WhatsApp" });
  expect(chatText(await link.getAttribute("href"))).toContain(values.email);
  await expect(link).toHaveAttribute("target", "_blank");
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  const [chat] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
  await chat.waitForURL(/wa\.me/);
  await expect(notice).toBeEmpty();
  expect(await valuesOf(page, "contact", Object.keys(values))).toEqual(values);
});

test("keeps a draft through a reload", async ({ page }) => {
  const values = await openAndFill(page, "contact");
  await page.reload();
  await expect(page.locator("#contact-message")).toHaveValue(values.message);
  expect(await valuesOf(page, "contact", Object.keys(values))).toEqual(values);
});

test("what is typed and chosen before the page's code arrives counts", async ({ page }) => {
  const arrive = await holdScripts(page);
  const values = { ...visitor(), service };
  await page.goto(PAGES.contact, { waitUntil: "commit" });
  await fill(page, "contact", values);
  arrive();
  await isKept(page, "contact");
  expect(await valuesOf(page, "contact", Object.keys(values))).toEqual(values);
});

test("needs no network, and no pointer", async ({ page, context }) => {
  await blockTabs(page);
  const { message, ...values } = visitor();
  await page.goto(PAGES.contact);
  await page.locator("#contact-name").focus();
  for (const value of Object.values(values)) {
    await page.keyboard.insertText(value);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("Web");
  await page.keyboard.press("Tab");
  await page.keyboard.insertText(message);
  await isKept(page, "contact");
  await context.setOffline(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const link = page.getByRole("link", { name: "Open the chat on WhatsApp" });
  const text = chatText(await link.getAttribute("href"));
  expect(text).toContain(`Service: ${service}`);
  expect(text).toContain(`Message: ${message}`);
});
