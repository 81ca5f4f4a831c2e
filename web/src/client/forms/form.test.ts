// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { start } from "./form.ts";

vi.mock("../receipts/receipt-list.tsx", () => ({ showReceipts: vi.fn() }));

afterEach(() => vi.unstubAllGlobals());

const field = (name: string, value = "") =>
  `<input name="${name}" value="${value}"><p id="enquiry-${name}-error"></p>`;

it("sends what is typed under one key until it is stored, and then starts anew", async () => {
  document.body.innerHTML = `<form data-form="enquiry" action="/seo">
    ${field("name")}${field("email")}<textarea name="message"></textarea><input name="topic" value="a robot">
    <p data-notice hidden></p><p data-status></p><button type="submit" data-busy="Sending...">Send</button></form>`;
  const [form] = document.forms;
  if (!form) throw new Error("There is no form.");
  const sent: FormData[] = [];
  let data = "";
  let error = "";
  vi.stubGlobal("fetch", async (_: string, { body }: { body: FormData }) => {
    sent.push(body);
    return new Response(
      `<form data-form="enquiry" ${data}><p id="enquiry-email-error">${error}</p></form>`,
    );
  });
  start();
  const textOf = (name: string) => document.getElementById(`enquiry-${name}-error`)?.textContent;
  const typedIn = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value;
  const send = async (typed: Record<string, string>) => {
    for (const [name, value] of Object.entries(typed))
      (form.elements.namedItem(name) as HTMLInputElement).value = value;
    form.querySelector("button")?.click();
    await vi.waitFor(() => expect(form.ariaBusy).toBe("false"));
  };
  const visitor = { name: "Ann", email: "ann@visitor.example", message: "Hello there" };
  await send({ name: "Ann", message: "Hello there" });
  expect([sent.length, textOf("name"), document.activeElement]).toEqual([
    ...[0, "", form.elements.namedItem("email")],
  ]);
  expect(textOf("email")).toMatch(/email/i);
  error = "Refused";
  await send(visitor);
  expect([textOf("email"), textOf("name"), typedIn("topic")]).toEqual(["Refused", "", ""]);
  [error, data] = ["", `data-receipt='{"reference":"ENQ-1"}'`];
  await send({});
  expect([textOf("email"), typedIn("message")]).toEqual(["", ""]);
  await send(visitor);
  const keys = sent.map((body) => body.get("key"));
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect([keys[1] === keys[0], keys[2] === keys[1]]).toEqual([true, false]);
  expect(sent.map((body) => body.get("topic"))).toEqual(["a robot", "", ""]);
});
