// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { readReceipts } from "../receipts/receipts.ts";
import { start } from "./form.ts";
import { STORED } from "./send.ts";

vi.mock("../receipts/receipt-list.tsx", () => ({ showReceipts: vi.fn() }));

afterEach(() => vi.unstubAllGlobals());

const field = (name: string) => `<input name="${name}"><p id="enquiry-${name}-error"></p>`;

it("sends what is typed under one key until it is stored, and then starts anew", async () => {
  document.body.innerHTML = `<form data-form="enquiry" action="/seo">
    ${field("name")}${field("email")}<input type="hidden" name="quote" value="/quote?line=a"><textarea name="message"></textarea><input name="topic" value="a robot">
    <p data-notice hidden></p><p data-status></p><button type="submit" data-busy="Sending...">Send</button></form>`;
  const [form] = document.forms;
  if (!form) throw new Error("There is no form.");
  const sent: FormData[] = [];
  let data = "";
  let error = "";
  let page: string | null = null;
  vi.stubGlobal("fetch", async (_: string, { body }: { body: FormData }) => {
    sent.push(body);
    if (error === "offline") throw new TypeError(error);
    return new Response(
      page ??
        `<form data-form="enquiry" ${data}><p id="enquiry-email-error">${error}</p>${data && "<p data-notice>Look</p>"}</form>`,
    );
  });
  start();
  const textOf = (name: string) => document.getElementById(`enquiry-${name}-error`)?.textContent;
  const typedIn = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value;
  const send = async (typed: Record<string, string>) => {
    for (const [name, value] of Object.entries(typed))
      (form.elements.namedItem(name) as HTMLInputElement).value = value;
    const button = form.querySelector("button");
    button?.focus();
    button?.click();
    // While it is busy.
    button?.click();
    await expect.poll(() => form.ariaBusy).toBe("false");
  };
  const visitor = { name: "Ann", email: "ann@visitor.example", message: "Hello there" };
  await send({ name: "Ann", message: "Hello there" });
  expect([sent.length, textOf("name"), document.activeElement]).toEqual([
    ...[0, "", form.elements.namedItem("email")],
  ]);
  expect(textOf("email")).toMatch(/email/i);
  for (const answer of ["offline", "<p>Not found</p>", "", "It is stored."]) {
    [error, page] = [answer, answer];
    await send(visitor);
    const [failure, sentence] = form.querySelectorAll<HTMLElement>("[data-notice]");
    expect(sentence?.textContent ?? failure?.hidden).toBe(answer.endsWith(".") ? answer : false);
  }
  [error, page] = ["Refused", null];
  await send(visitor);
  expect([textOf("email"), textOf("name"), typedIn("topic")]).toEqual(["Refused", "", ""]);
  expect(document.activeElement).toBe(form.elements.namedItem("email"));
  expect(form.querySelector("[data-notice]:not([hidden])")).toBeNull();
  [error, data] = ["", `data-receipt='{"reference":"ENQ-1"}'`];
  const stored = vi.fn();
  document.addEventListener(STORED, stored);
  await send({});
  const receipt = { reference: "ENQ-1", path: "/quote?line=a" };
  expect(readReceipts()).toEqual([receipt]);
  expect(stored.mock.lastCall?.[0]).toMatchObject({ detail: receipt });
  expect([textOf("email"), typedIn("message"), typedIn("quote")]).toEqual(["", "", receipt.path]);
  expect(form.querySelectorAll("[data-notice]")[1]?.textContent).toBe("Look");
  await send(visitor);
  const keys = sent.map((body) => body.get("key"));
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys.map((key) => key === keys[0])).toEqual([...Array(6).fill(true), false]);
  expect(sent.findLastIndex((body) => body.get("topic") === "a robot")).toBe(0);
});

it("keeps what was typed into the contact form once the chat is open", async () => {
  const typed = "ann@visitor.example";
  const inputs = ["name", "email", "service", "message"].map(
    (name) => `<input name="${name}" value="${typed}">`,
  );
  document.body.innerHTML = `<form data-form="contact">${inputs}<a data-chat="https://wa.me/1?text="></a><button type="submit"></button></form>`;
  const open = vi.spyOn(window, "open").mockReturnValue({} as Window);
  const [form] = document.forms;
  form?.querySelector("button")?.click();
  await vi.waitFor(() => expect([open.mock.calls.length, form?.ariaBusy]).toEqual([1, "false"]));
  expect(form?.querySelector("input")?.value).toBe(typed);
});
