import { FORM_KINDS, type FormKind } from "@currawong/supabase/form-kinds";
import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { Form } from "../components/form/form.tsx";
import { FORM_LIMIT, FORM_TYPE, readBody } from "./read-form.ts";
import { respondToForm } from "./respond.ts";
import { sendEnquiry } from "./send-enquiry.ts";

vi.mock("./send-enquiry.ts", () => ({ sendEnquiry: vi.fn() }));
vi.mock("@/content/agency", () => ({
  loadAgency: async () => ({ whatsappNumber: "+61 491 570 006" }),
  loadEnquiryNotes: async () => ({}),
}));

const RECEIPT = { reference: "ENQ-1", createdAt: "2026-11-28T20:00:00.000Z", service: "SEO" };
const STORED = { status: "stored", receipt: RECEIPT, repeated: false } as const;
const VALUES = {
  name: "Test Visitor",
  email: "test@visitor.example",
  phone: "0491 570 156",
  company: "",
  message: "One line\nand another",
};

/** A page with a form, as the server sends it, with scripts, and what stands beside the form of a quote. */
const pageOf = async (kind: FormKind) => `<!doctype html><html><head>
  <link rel="stylesheet" href="/a.css"><link rel="preload" as="script" href="/a.js">
  <script src="/a.js"></script><script type="application/ld+json">{"a":1}</script></head><body>
  <input form="enquiry-form" name="order"><input name="x" value="other form">
  <p data-sent hidden><b data-reference></b><time data-sent-at></time></p><p data-unsent></p>
  ${renderToStaticMarkup(
    await Form({
      ...{ kind, action: "/page", label: "Send", services: ["SEO", "Web <Design>"] },
      ...(kind !== "contact" && { service: "SEO" }),
    }),
  )}</body></html>`;

/** Sends a form as a browser does, or as its own script does. */
async function send(
  kind: FormKind,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  page = "/page",
  loadPage = () => pageOf(kind),
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ form: kind, ...fields })) form.append(name, value);
  const encoded = new Response(form);
  const type = encoded.headers.get("content-type") ?? "";
  const body = Buffer.from(await encoded.arrayBuffer());
  const all = new Headers({ "content-type": type, ...headers });
  return respondToForm({ body, headers: all, page, loadPage, writeQuote: async () => undefined });
}

describe("a form is answered with its page", () => {
  it.each(FORM_KINDS)("the %s form with errors and every value", async (kind) => {
    const { status, type, body } = await send(kind, { ...VALUES, email: "me@home", order: "PO" });
    expect([status, type]).toEqual([200, "text/html; charset=utf-8"]);
    const page = parse(body);
    const email = page.querySelector(`#${kind}-email`);
    expect(page.querySelector(`#${kind}-email-error`)?.text).toBe("Invalid email address");
    expect(email?.getAttribute("aria-invalid")).toBe("true");
    expect(email?.hasAttribute("autofocus")).toBe(true);
    expect(page.querySelector(`#${kind}-name`)?.getAttribute("value")).toBe(VALUES.name);
    expect(page.querySelector(`#${kind}-message`)?.text).toMatch(/^One line\r\nand another$/);
    expect(page.querySelector("[data-notice]")?.hasAttribute("hidden")).toBe(true);
    expect(page.querySelector("[data-sent]")?.hasAttribute("hidden")).toBe(true);
    expect(page.querySelector("[name=x]")?.getAttribute("value")).toBe("other form");
    const scripts = page.querySelectorAll("script, link");
    expect(scripts.map(({ rawAttrs }) => rawAttrs)).toEqual([
      'rel="stylesheet" href="/a.css"',
      'type="application/ld+json"',
    ]);
  });

  it.each(["contact", "quote"] as const)("the %s form with a link to the chat", async (kind) => {
    const service = "Web <Design>";
    const page = parse((await send(kind, { ...VALUES, service })).body);
    const notice = page.querySelector("[data-notice]");
    expect([notice?.hasAttribute("hidden"), notice?.hasAttribute("autofocus")]).toEqual([
      false,
      true,
    ]);
    expect(notice?.text).toContain("Nothing has been sent yet.");
    const href = new URL(notice?.querySelector("a")?.getAttribute("href") ?? "");
    expect(href.origin + href.pathname).toBe("https://wa.me/61491570006");
    expect(href.searchParams.get("text")).toContain("One line\nand another");
    expect(href.searchParams.get("text")).toContain(service);
    if (kind === "contact")
      expect(page.querySelectorAll("[selected]").map(({ text }) => text)).toEqual([service]);
  });

  it("the enquiry form with its receipt and no value, but those beside it", async () => {
    vi.mocked(sendEnquiry).mockResolvedValue(STORED);
    const page = parse((await send("enquiry", { ...VALUES, order: "PO-7" })).body);
    expect(page.querySelector("[data-notice]")?.text).toContain("Your reference: ENQ-1");
    expect(page.querySelector("[data-notice]")?.getAttribute("data-tone")).toBe("good");
    expect(page.querySelector("[data-notice] a")).toBeNull();
    const receipt = page.querySelector("form")?.getAttribute("data-receipt") ?? "";
    expect(JSON.parse(receipt)).toEqual(RECEIPT);
    expect(page.querySelector("[data-sent]")?.text).toBe("ENQ-129 November 2026");
    expect(page.querySelectorAll("p[hidden]").map(({ rawAttrs }) => rawAttrs)).toEqual([
      "data-unsent hidden",
    ]);
    expect(page.querySelector("[name=order]")?.getAttribute("value")).toBe("PO-7");
    expect(page.querySelector("#enquiry-name")?.getAttribute("value")).toBeFalsy();
    expect(page.querySelector("#enquiry-message")?.text).toBe("");
  });
});

it.each([`"'></textarea><script>&amp;&\\n \u0001é😀`, "null"])(
  "shows “%s” as it was typed, and never as markup",
  async (text) => {
    const { body } = await send("quote", { ...VALUES, name: "", company: text, message: text });
    const page = parse(body);
    expect(page.querySelectorAll("script")).toHaveLength(1);
    expect(page.querySelector("#quote-company")?.getAttribute("value")).toBe(text);
    expect(page.querySelector("#quote-message")?.text).toBe(text);
  },
);

it("tells tabs of the last release what to show", async () => {
  const json = { accept: "application/json" };
  const invalid = await send("enquiry", { ...VALUES, name: " " }, json);
  expect(invalid.type).toBe("application/json");
  expect(JSON.parse(invalid.body)).toEqual({ errors: { name: "Name is required" } });
  vi.mocked(sendEnquiry).mockResolvedValue(STORED);
  const stored = JSON.parse((await send("enquiry", VALUES, json)).body);
  expect(stored).toMatchObject({ errors: {}, outcome: { status: "stored", receipt: RECEIPT } });
});

it("takes what a quote's sheet says about the buyer, unless the form itself does", async () => {
  vi.mocked(sendEnquiry).mockResolvedValue(STORED);
  const storedFrom = async (fields: Record<string, string>) => {
    await send("enquiry", { ...VALUES, ...fields }, {}, "/quote");
    return vi.mocked(sendEnquiry).mock.lastCall?.[1];
  };
  const beside = { "for-name": "Ada", "for-company": "Ada & Co", order: " PO-7 " };
  expect(await storedFrom({ ...beside, name: "" })).toMatchObject({
    ...{ name: "Ada", company: "Ada & Co", order: "PO-7" },
  });
  expect(await storedFrom({ ...beside, company: "Own" })).toMatchObject({
    ...{ name: VALUES.name, company: "Own" },
  });
});

it("answers a form of an earlier release, which named a server action", async () => {
  const page = parse(
    (await send("quote", { $ACTION_ID_6000: "", $ACTION_KEY: "k", ...VALUES })).body,
  );
  expect(page.querySelector("[data-notice]")?.text).toContain("Your message is ready.");
});

it("says the outcome in words where its page cannot be shown, and what to correct", async () => {
  vi.mocked(sendEnquiry).mockResolvedValue(STORED);
  const away = () => Promise.reject(new Error("The Content Lake is away."));
  const answer = async (values: Record<string, string>, kind: FormKind = "enquiry") =>
    (await send(kind, values, {}, "/page", away)).body;
  expect(await answer(VALUES)).toMatch(/^Message Sent Successfully! .* ENQ-1$/s);
  expect(await answer({ ...VALUES, name: "" })).toBe(
    "Name is required. Go back, and correct it in the form.",
  );
  expect(await answer(VALUES, "quote")).toMatch(/^Your message is ready\. .* in the form\.$/);
  vi.mocked(sendEnquiry).mockResolvedValue({ status: "unavailable" });
  expect(await answer(VALUES)).toMatch(
    /^Error .* Go back, where your text is still in the form\.$/,
  );
});

it("refuses a body that is no form, and one from another site", async () => {
  const text = { "content-type": "multipart/form-data; boundary=x" };
  expect(await send("quote", VALUES, text)).toMatchObject({ status: 400 });
  expect(FORM_TYPE.test("text/plain; multipart/form-data")).toBe(false);
  for (const [site, status] of Object.entries({
    ...{ "cross-site": 403, "same-site": 403 },
    ...{ "same-origin": 200, none: 200 },
  }))
    expect(await send("quote", VALUES, { "sec-fetch-site": site })).toMatchObject({ status });
});

it("reads a body up to its limit only", async () => {
  const bodyOf = async function* (parts: number, size: number) {
    for (let part = 0; part < parts; part++) yield Buffer.alloc(size);
  };
  expect((await readBody(bodyOf(4, FORM_LIMIT / 4)))?.length).toBe(FORM_LIMIT);
  expect(await readBody(bodyOf(5, FORM_LIMIT / 4))).toBeUndefined();
});
