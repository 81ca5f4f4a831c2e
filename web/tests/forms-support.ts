import { randomUUID } from "node:crypto";
import type { Database } from "@currawong/supabase/database.types";
import { expect, type Page, type Response } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";

export const PAGES = {
  contact: "/contact",
  quote: "/services/website-design",
  enquiry: "/instagram-chatbot",
};

type Kind = keyof typeof PAGES;

/** Locates a form's submit button. */
export const submitButton = (page: Page, kind: Kind) =>
  page.locator(`#${kind}-form button[type=submit]`);

/** Locates the toast, while it is in the document. */
export const toastOf = (page: Page) => page.locator("#toaster > div");

/** Returns what the tests' visitor types, with a unique email address. */
export const visitor = () => ({
  name: "Test Visitor",
  email: `${randomUUID()}@visitor.example`,
  phone: "+61 491 570 156",
  company: "Visitor & Co",
  message: `Is 100% of “it” included?\nAnd by when?`,
});

/** The service that the visitor chooses on the contact page. */
export const service = "Web Development";

/** Types into the fields of a form. */
export async function fill(page: Page, kind: Kind, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`#${kind}-${name}`);
    if (name === "service") await field.selectOption(value);
    else await field.fill(value);
  }
}

/** Expects these values in the fields of a form. */
export async function expectValues(page: Page, kind: Kind, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await expect(page.locator(`#${kind}-${name}`)).toHaveValue(value);
  }
}

/** Expects the fields that `visitor` fills in to be empty. */
export const expectNoValues = (page: Page, kind: Kind) =>
  expectValues(page, kind, { name: "", email: "", phone: "", company: "", message: "" });

/** Waits until a form's code has loaded, which says whether it is busy. */
export const hasCode = (page: Page, kind: Kind) =>
  expect(page.locator(`#${kind}-form`)).toHaveAttribute("aria-busy", "false");

/** Opens the page of a form and waits for its code. */
export async function openWithCode(page: Page, kind: Kind) {
  await page.goto(PAGES[kind]);
  await page.locator(`#${kind}-name`).focus();
  await hasCode(page, kind);
}

/** Opens the page of a form, fills it in and waits for its code. */
export async function openAndFill(page: Page, kind: Kind, overrides: Record<string, string> = {}) {
  const values = { ...visitor(), ...(kind === "contact" ? { service } : {}), ...overrides };
  await page.goto(PAGES[kind]);
  await fill(page, kind, values);
  await hasCode(page, kind);
  return values;
}

/** Mocks WhatsApp. A tab that a script opens sends its request through the context's routes. */
export async function answerChat(page: Page) {
  await page
    .context()
    .route("https://wa.me/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Chat</title>" }),
    );
}

/** Returns the message of a chat link. */
export function chatText(href: string | null) {
  expect(href).toMatch(/^https:\/\/wa\.me\/\d{8,15}\?text=/);
  return new URL(href ?? "").searchParams.get("text");
}

/** Prevents scripts from opening tabs, as a browser's blocker does. */
export async function blockTabs(page: Page) {
  await page.addInitScript(() => {
    window.open = () => null;
  });
}

/** Records the tabs that scripts open instead of opening them, where their content is not tested. */
export async function emptyTabs(page: Page) {
  await page.addInitScript(() => {
    const opened: string[] = [];
    window.open = (address) => {
      opened.push(String(address));
      document.documentElement.dataset.opened = opened.join(" ");
      return window;
    };
  });
}

/** Returns the addresses of the tabs that `emptyTabs` recorded. */
export const openedTabs = async (page: Page) =>
  (await page.locator("html").getAttribute("data-opened"))?.split(" ") ?? [];

/** Returns a client of the database with full access. “npm test” sets the variables. */
export function database() {
  const { SUPABASE_URL = "", SUPABASE_SECRET_KEY = "" } = process.env;
  return createClient<Database>(SUPABASE_URL, SUPABASE_SECRET_KEY, {
    auth: { persistSession: false },
  });
}

/** Returns every row stored for an email address. */
export async function rowsFrom(email: string) {
  const rows = database().from("contact_submissions").select().eq("email", email);
  return (await rows.throwOnError()).data;
}

/** Locates what an enquiry form says after it was sent. */
const shownNotice = (page: Page) => page.locator("#enquiry-notice > :visible");

/** Expects the error message of an enquiry, with every value kept and the chat offered. */
export async function expectFailure(page: Page, values: Record<string, string>) {
  const notice = shownNotice(page);
  const button = submitButton(page, "enquiry");
  await expect(notice.locator("strong")).toHaveText("Error");
  await expect(notice).toContainText("Failed to send message. Please try again.");
  await expect(button).toBeEnabled();
  await expect(button).toHaveText("Send Message");
  await expectValues(page, "enquiry", values);
  const chat = notice.getByRole("link", { name: "Send it on WhatsApp instead" });
  expect(chatText(await chat.getAttribute("href"))).toContain(values.message);
}

/** Expects an enquiry to have been stored. */
export async function expectSuccess(page: Page) {
  const notice = shownNotice(page);
  await expect(notice.locator("strong")).toHaveText("Message Sent Successfully!");
  await expect(notice).toContainText("We'll get back to you within 24 hours.");
}

/** Submits a form; returns the response. */
export async function send(page: Page, kind: Kind): Promise<Response> {
  const post = page.waitForResponse((response) => response.request().method() === "POST");
  await submitButton(page, kind).click();
  return post;
}
