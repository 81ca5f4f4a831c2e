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

/** A form's own button. */
export const submitButton = (page: Page, kind: Kind) =>
  page.locator(`#${kind}-form button[type=submit]`);

/** The toast, as long as it is in the document. */
export const toastOf = (page: Page) => page.locator("#toaster > div");

/** What the visitor of the tests types, from an address of their own. */
export const visitor = () => ({
  name: "Test Visitor",
  email: `${randomUUID()}@visitor.example`,
  phone: "+61 491 570 156",
  company: "Visitor & Co",
  message: `Is 100% of “it” included?\nAnd by when?`,
});

/** What the visitor chooses on the contact page. */
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

/** Expects nothing in the fields that `visitor` fills. */
export const expectNoValues = (page: Page, kind: Kind) =>
  expectValues(page, kind, { name: "", email: "", phone: "", company: "", message: "" });

/** Waits until a form that was typed into has its code: it keeps a draft then. */
export async function isKept(page: Page, kind: Kind) {
  await page.waitForFunction(
    (form) => sessionStorage.getItem(`draft:${form}:${location.pathname}`) !== null,
    kind,
  );
}

/**
 * Waits until a form has its code: the browser no longer checks it then, as it goes on doing with the
 * contact form. Its values do not show this: after a reload the browser restores them too.
 */
export const hasCode = (page: Page, kind: Exclude<Kind, "contact">) =>
  expect(page.locator(`#${kind}-form`)).toHaveAttribute("novalidate");

/** Opens the page of a form, and waits for its code. */
export async function openWithCode(page: Page, kind: Exclude<Kind, "contact">) {
  await page.goto(PAGES[kind]);
  await page.locator(`#${kind}-name`).focus();
  await hasCode(page, kind);
}

/** Opens the page of a form, types into it, and waits for its code. */
export async function openAndFill(page: Page, kind: Kind, change: Record<string, string> = {}) {
  const values = { ...visitor(), ...(kind === "contact" ? { service } : {}), ...change };
  await page.goto(PAGES[kind]);
  await fill(page, kind, values);
  await isKept(page, kind);
  return values;
}

/** Answers for WhatsApp. A tab that a script opens is asked for through the context's routes. */
export async function answerChat(page: Page) {
  await page
    .context()
    .route("https://wa.me/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Chat</title>" }),
    );
}

/** The text that a chat link carries. */
export function chatText(href: string | null) {
  expect(href).toMatch(/^https:\/\/wa\.me\/\d{8,15}\?text=/);
  return new URL(href ?? "").searchParams.get("text");
}

/** Lets no tab be opened by a script, as a browser's blocker does. */
export async function blockTabs(page: Page) {
  await page.addInitScript(() => {
    window.open = () => null;
  });
}

/** Lets tabs be opened that show nothing, where their content is not what is tested. */
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

/** What the empty tabs that were opened should have shown. */
export const openedTabs = async (page: Page) =>
  (await page.locator("html").getAttribute("data-opened"))?.split(" ") ?? [];

/** The database, with every right. “npm test” sets the variables. */
export function database() {
  const { SUPABASE_URL = "", SUPABASE_SECRET_KEY = "" } = process.env;
  return createClient<Database>(SUPABASE_URL, SUPABASE_SECRET_KEY, {
    auth: { persistSession: false },
  });
}

/** Every row stored from an address. */
export async function rowsFrom(email: string) {
  const rows = database().from("contact_submissions").select().eq("email", email);
  return (await rows.throwOnError()).data;
}

/** Where a browser sends enquiries. */
export const REST = "**/rest/v1/contact_submissions*";

/** Expects the error of an enquiry, with every value kept and the chat offered. */
export async function expectFailure(page: Page, values: Record<string, string>) {
  const notice = page.locator("#enquiry-notice");
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
  const notice = page.locator("#enquiry-notice");
  await expect(notice.locator("strong")).toHaveText("Message Sent Successfully!");
  await expect(notice).toContainText("We'll get back to you within 24 hours.");
}

/** Sends a form; returns the answer. */
export async function send(page: Page, kind: Kind): Promise<Response> {
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await submitButton(page, kind).click();
  return answered;
}

/** What a form was answered with is its page, complete without scripts and never kept. */
export async function expectOwnPage(page: Page, answer: Response, kind: Kind) {
  expect(new URL(answer.url()).pathname).toBe(PAGES[kind]);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-security-policy"]).toContain("script-src 'self';");
  expect(answer.headers()["cache-control"]).toContain("no-store");
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("footer").last()).toBeVisible();
  await expect(page).toHaveTitle(/./);
  await expect(page.locator("head > link[rel=canonical]")).toHaveCount(1);
  await expect(page.locator("script:not([type='application/ld+json'])")).toHaveCount(0);
}
