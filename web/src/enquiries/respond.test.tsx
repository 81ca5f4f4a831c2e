import { FORM_KINDS, type FormKind } from "@currawong/supabase/form-kinds";
import fc from "fast-check";
import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { Form } from "../components/form/form.tsx";
import { FORM_LIMIT, FORM_TYPE, isFromSite, readBody } from "./read-form.ts";
import { respondToForm } from "./respond.ts";
import { sendEnquiry } from "./send-enquiry.ts";

vi.mock("./send-enquiry.ts", () => ({ sendEnquiry: vi.fn() }));

/** Writes a quote of one line. */
const writeQuote = vi.fn(async (path: string) =>
  path.includes("line=uber-clone")
    ? {
        service: "Quote: Uber clone",
        text: "– Uber clone: $11,999 AUD",
        path: "/quote?line=uber-clone",
      }
    : undefined,
);

const RECEIPT = { reference: "ENQ-1", createdAt: "2026-11-28T00:00:00.000Z", service: "SEO" };
const STORED = { status: "stored", receipt: RECEIPT, repeated: false } as const;
const VALUES = {
  name: "Test Visitor",
  email: "test@visitor.example",
  phone: "0491 570 156",
  company: "",
  message: "One line\nand another",
};

const pages = new Map<FormKind, string>();

/** A page with a form, as the server sends it, with scripts of the framework and others. Rendered once. */
const pageOf = (kind: FormKind) => {
  const known = pages.get(kind);
  if (known) return known;
  const form = renderToStaticMarkup(
    <Form
      {...{ kind, action: "/page", chatNumber: "+61 491 570 006", label: "Send", privacy: "" }}
      service={kind === "contact" ? undefined : "SEO"}
      services={["SEO", "Web <Design>"]}
    />,
  );
  const page = `<!doctype html><html><head><script src="/a.js"></script><script type="application/ld+json">{"a":1}</script></head><body><h1>Page</h1><b data-reference></b>${form}</body></html>`;
  pages.set(kind, page);
  return page;
};

/** Sends a form as a browser does, or as its own script does. */
async function send(
  kind: FormKind,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  page = "/page",
  loadPage = async () => pageOf(kind),
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ form: kind, ...fields })) form.append(name, value);
  const encoded = new Response(form);
  const all = new Headers({
    "content-type": encoded.headers.get("content-type") ?? "",
    ...headers,
  });
  const body = Buffer.from(await encoded.arrayBuffer());
  return respondToForm({ body, headers: all, page, loadPage, writeQuote });
}

const json = { accept: "application/json" };

describe("without scripts, a form is answered with its page", () => {
  it.each(FORM_KINDS)("the %s form with errors and every value", async (kind) => {
    const { status, type, body } = await send(kind, { ...VALUES, email: "me@home" });
    expect([status, type]).toEqual([200, "text/html; charset=utf-8"]);
    const page = parse(body);
    const email = page.querySelector(`#${kind}-email`);
    expect(page.querySelector(`#${kind}-email-error`)?.text).toBe("Invalid email address");
    expect(email?.getAttribute("aria-invalid")).toBe("true");
    expect(email?.hasAttribute("autofocus")).toBe(true);
    expect(page.querySelector(`#${kind}-name`)?.getAttribute("value")).toBe(VALUES.name);
    expect(page.querySelector("[data-notice]")?.hasAttribute("hidden")).toBe(true);
  });

  it.each(["contact", "quote"] as const)("the %s form with a link to the chat", async (kind) => {
    const service = "Web <Design>";
    const page = parse((await send(kind, { ...VALUES, service })).body);
    const notice = page.querySelector("[data-notice]");
    expect(notice?.hasAttribute("hidden")).toBe(false);
    expect(notice?.text).toContain("Nothing has been sent yet.");
    const href = new URL(notice?.querySelector("a")?.getAttribute("href") ?? "");
    expect(href.origin + href.pathname).toBe("https://wa.me/61491570006");
    expect(href.searchParams.get("text")).toContain("One line\nand another");
    expect(href.searchParams.get("text")).toContain(service);
    if (kind === "contact")
      expect(page.querySelector("option[selected]")?.text).toBe("Web <Design>");
  });

  it("the enquiry form with its reference, and no value", async () => {
    vi.mocked(sendEnquiry).mockResolvedValue(STORED);
    const page = parse((await send("enquiry", VALUES)).body);
    expect(page.querySelector("[data-notice]")?.text).toContain("Your reference: ENQ-1");
    expect(page.querySelector("[data-reference]")?.text).toBe("ENQ-1");
    expect(page.querySelector("#enquiry-name")?.getAttribute("value")).toBe("");
    expect(page.querySelector("#enquiry-message")?.text).toBe("");
  });
});

it("shows any text as it was typed, and never as markup", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 40 }), async (text) => {
      const shown = text.replace(/\r\n?/g, "\n").replaceAll("\0", "\ufffd");
      const { body } = await send("quote", { ...VALUES, name: "", company: text });
      const page = parse(body);
      const company = page.querySelector("#quote-company");
      expect(page.querySelectorAll("script, img, iframe")).toHaveLength(1);
      expect(company?.getAttribute("value")?.replace(/\r\n?/g, "\n")).toBe(shown);
    }),
    { numRuns: process.env.TEST_TIER === "full" ? 40 : 10 },
  );
});

it("tells a form's own script what to show, with the same rules", async () => {
  const invalid = await send("enquiry", { ...VALUES, name: " " }, json);
  expect([invalid.status, invalid.type]).toEqual([422, "application/json"]);
  expect(JSON.parse(invalid.body)).toEqual({ errors: { name: "Name is required" } });
  const sent = async (outcome: Awaited<ReturnType<typeof sendEnquiry>>) => {
    vi.mocked(sendEnquiry).mockResolvedValue(outcome);
    const { status, body } = await send("enquiry", VALUES, json);
    return { status, ...JSON.parse(body) };
  };
  const stored = await sent(STORED);
  expect(stored).toMatchObject({ status: 200, errors: {}, outcome: { receipt: RECEIPT } });
  expect(await sent({ status: "rate-limited", retryAfterSeconds: 60 })).toMatchObject({
    status: 429,
  });
  expect(await sent({ status: "unavailable" })).toMatchObject({
    status: 503,
    notice: { title: "Error" },
  });
});

/** Sends an enquiry from a page, and returns what is stored of it. */
async function storedFrom(page: string, fields: Record<string, string>) {
  vi.mocked(sendEnquiry).mockResolvedValue(STORED);
  await send("enquiry", { ...VALUES, ...fields }, json, page);
  return vi.mocked(sendEnquiry).mock.lastCall?.[1];
}

it.each([
  ["/quote", "Quote Q-1 – Uber clone: $1 AUD"],
  ["/page", "/quote?line=uber-clone"],
  ["/quote", ""],
])("a form at %s that sends “%s” stores no quote", async (page, quote) => {
  expect(await storedFrom(page, { quote })).toMatchObject({ quote: "" });
});

it("takes what a quote's sheet says about the buyer, unless the form itself does", async () => {
  const beside = { "for-name": "Ada", "for-company": "Ada & Co", order: " PO-7 " };
  expect(await storedFrom("/quote", { ...beside, name: "" })).toMatchObject({
    ...{ name: "Ada", company: "Ada & Co", order: "PO-7" },
  });
  expect(await storedFrom("/quote", { ...beside, company: "Own" })).toMatchObject({
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
  expect(await answer(VALUES)).toMatch(/^Message Sent Successfully! .* ENQ-1$/);
  expect(await answer({ ...VALUES, name: "" })).toBe(
    "Name is required. Go back, and correct it in the form.",
  );
  expect(await answer(VALUES, "quote")).toMatch(/^\S.*\S$/);
  vi.mocked(sendEnquiry).mockResolvedValue({ status: "unavailable" });
  expect(await answer(VALUES)).toMatch(
    /^Error .* Go back, where your text is still in the form\.$/,
  );
});

it("refuses a body that is no form, and one from another site", async () => {
  const text = { "content-type": "multipart/form-data; boundary=x" };
  expect(await send("quote", VALUES, text)).toMatchObject({ status: 400 });
  const elsewhere = { origin: "https://elsewhere.example" };
  expect(await send("quote", VALUES, elsewhere)).toMatchObject({ status: 403 });
  expect(FORM_TYPE.test("text/plain; multipart/form-data")).toBe(false);
});

it.each([
  [{}, true],
  [{ origin: "https://currawong.example" }, true],
  [{ origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" }, true],
  [{ origin: "https://elsewhere.example", host: "currawong.example" }, false],
  [{ origin: "null" }, false],
  [{ origin: "null", "sec-fetch-site": "same-origin" }, true],
  [{ origin: "https://currawong.example", "sec-fetch-site": "cross-site" }, false],
  [{ "sec-fetch-site": "same-site" }, false],
  [{ "sec-fetch-site": "none", origin: "null" }, true],
])("a request with %j comes from the site: %s", (headers, isOwn) => {
  expect(isFromSite(new Headers(headers), "https://currawong.example")).toBe(isOwn);
});

it("reads a body up to its limit only", async () => {
  const bodyOf = async function* (parts: number, size: number) {
    for (let part = 0; part < parts; part++) yield Buffer.alloc(size);
  };
  expect((await readBody(bodyOf(4, FORM_LIMIT / 4)))?.length).toBe(FORM_LIMIT);
  expect(await readBody(bodyOf(5, FORM_LIMIT / 4))).toBeUndefined();
});
