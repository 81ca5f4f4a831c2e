import { NOTHING_TYPED } from "@currawong/supabase/enquiry";
import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { answerPage } from "./answer-page.ts";

const PAGE = `<!doctype html><html><head>
  <link rel="stylesheet" href="/a.css"><link rel="preload" as="script" href="/a.js">
  <link rel="preload" as="font" href="/f.woff2"><script src="/a.js"></script><script src="/b.js"></script>
  <script type="application/ld+json">{}</script></head><body>
  <form id="quote-form"><input id="quote-name" value="other form"><p data-notice hidden></p></form>
  <form id="contact-form">
    <input id="contact-name"><p id="contact-name-error"></p>
    <input id="contact-email"><p id="contact-email-error"></p>
    <select id="contact-service"><optgroup><option></option><option value="">Choose</option><option>SEO</option><option value="w">Web</option></optgroup></select>
    <textarea id="contact-message">old</textarea><p id="contact-message-error">old error</p>
    <div data-notice hidden><b data-title></b><span data-text></span><i data-note>old</i>
      <a data-chat="https://wa.me/1?text=" hidden></a></div>
  </form></body></html>`;

const values = { ...NOTHING_TYPED, name: "A & B", message: "One\ntwo", service: "SEO" };
const answer = (state: Parameters<typeof answerPage>[2], html = PAGE) =>
  parse(answerPage(html, "contact", state));

it("keeps the fields beside the form, and shows when and as what a quote was sent", () => {
  const sheet = `<input name="for-name"><input name="for-company"><input name="order">
    <form id="contact-form"></form><p data-sent hidden><b data-reference></b><time data-sent-at></time></p><p data-unsent></p><i hidden></i>`;
  const typed = { values: { ...values, company: "A & Co", order: "PO-7" }, errors: {} };
  const receipt = { reference: "ENQ-1", createdAt: "2026-11-28T20:00:00Z", service: "Quote" };
  const shown = (given?: typeof receipt) => {
    const page = parse(answerPage(sheet, "contact", typed, given));
    const isHidden = (part: string) => page.querySelector(part)?.hasAttribute("hidden");
    return {
      inputs: page.querySelectorAll("input").map((input) => input.getAttribute("value")),
      hidden: [isHidden("[data-sent]"), isHidden("[data-unsent]"), isHidden("i")],
      texts: ["[data-reference]", "[data-sent-at]"].map((part) => page.querySelector(part)?.text),
      receipt: JSON.parse(page.querySelector("form")?.getAttribute("data-receipt") ?? "null"),
    };
  };
  const inputs = ["A & B", "A & Co", "PO-7"];
  expect(shown()).toEqual({ inputs, hidden: [true, false, true], texts: ["", ""], receipt: null });
  const texts = ["ENQ-1", "29 November 2026"];
  expect(shown(receipt)).toEqual({ inputs, hidden: [false, true, true], texts, receipt });
});

it("fills in each control of the form that was sent, and no other", () => {
  const page = answer({ values, errors: {} });
  expect(page.querySelector("#contact-name")?.getAttribute("value")).toBe("A & B");
  expect(page.querySelector("#contact-message")?.text).toBe("One\ntwo");
  expect(page.querySelector("#contact-message")?.hasAttribute("value")).toBe(false);
  expect(page.querySelector("#contact-service")?.hasAttribute("value")).toBe(false);
  expect(page.querySelectorAll("[selected]").map(({ text }) => text)).toEqual(["SEO"]);
  expect(page.querySelector("#quote-name")?.getAttribute("value")).toBe("other form");
  const web = answer({ values: { ...values, service: "w" }, errors: {} });
  expect(web.querySelectorAll("[selected]").map(({ text }) => text)).toEqual(["Web"]);
});

it("removes scripts and what loads them, and nothing else", () => {
  const page = answer({ values, errors: {} });
  expect(page.querySelectorAll("script").map(({ attributes }) => attributes.type)).toEqual([
    "application/ld+json",
  ]);
  expect(page.querySelectorAll("link").map(({ attributes }) => attributes.href)).toEqual([
    "/a.css",
    "/f.woff2",
  ]);
});

it("shows a notice with focus, and its link to the chat only if it has one", () => {
  const notice = { tone: "good", title: "Sent", text: "We’ll reply." } as const;
  const plain = answer({ values, errors: {}, notice });
  expect(plain.querySelector("p[data-notice]")?.hasAttribute("hidden")).toBe(true);
  const box = plain.querySelector("div[data-notice]");
  expect([box?.hasAttribute("hidden"), box?.hasAttribute("autofocus")]).toEqual([false, true]);
  expect(box?.getAttribute("data-tone")).toBe("good");
  expect(plain.querySelector("[data-title]")?.text).toBe("Sent");
  expect(plain.querySelector("[data-note]")?.text).toBe("");
  expect(plain.querySelector("[data-chat]")?.hasAttribute("hidden")).toBe(true);
  const chat = answer({ values, errors: {}, notice: { ...notice, note: "N", chat: "Open" } });
  const link = chat.querySelector("[data-chat]");
  expect([link?.hasAttribute("hidden"), link?.text]).toEqual([false, "Open"]);
  expect(link?.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/1\?text=.*One%0Atwo/);
  expect(chat.querySelector("[data-note]")?.text).toBe("N");
});

it("returns a page without the form, a control, its error or the notice as it is", () => {
  const notice = { tone: "good", title: "Sent", text: "" } as const;
  const state = { values, errors: { name: "Name?" }, notice };
  for (const html of ["<p>Other page</p>", '<form id="contact-form"></form>']) {
    expect(answer(state, html).toString()).toContain(html);
  }
  const control = answer(state, '<form id="contact-form"><input id="contact-name"></form>');
  expect(control.querySelector("input")?.getAttribute("aria-invalid")).toBe("true");
});
