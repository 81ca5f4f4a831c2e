import { describe, expect, test } from "vitest";
import { clear, enquiry, sharedLocal } from "../test/support.ts";
import type { ContactSubmissionInsert } from "./database.types.ts";
import { checkEnquiry, type EnquiryField, type EnquiryValues } from "./enquiry.ts";
import { DEFAULT_SERVICE, ENQUIRY_LIMITS, MAX_FILL_MS, PAGE_LIMIT } from "./limits.ts";
import { readEnquiryOutcome } from "./outcome.ts";

// The browser's checks and the database's, side by side on the same enquiries.

const local = await sharedLocal();

async function send(row: ContactSubmissionInsert) {
  await clear(local);
  return local.insert(row).select().single();
}

const VALUES: EnquiryValues = {
  name: "Test Visitor",
  email: "test@visitor.example",
  phone: "",
  company: "",
  message: "Hello",
  service: "",
};

const FIELDS = Object.keys(ENQUIRY_LIMITS) as EnquiryField[]; // Safe: the object is a const literal.

/** A valid value of exactly `length` code points. */
function sample(field: EnquiryField, length: number, character = "x"): string {
  const end = field === "email" ? "@visitor.example" : "";
  return character.repeat(length - end.length) + end;
}

const EMAILS = [
  "o'brien@visitor.example",
  "a+b@visitor.example",
  "A@B.CO",
  "a.@visitor.example",
  "a@xn--bcher-kva.example",
  "a@visitor.xn--p1ai",
  "a@b",
  "@visitor.example",
  "a@",
  "a b@visitor.example",
  "a@visitor..example",
  "a@-visitor.example",
  "a@visitor-.example",
  "a@visitor.example.",
  "a@@visitor.example",
  "a@visitor.e",
  "a@visitor.1e",
  "ä@visitor.example",
  "a@visitor.example\nbcc: b@visitor.example",
  "<a@visitor.example>",
  "a@visitor_x.example",
];

const TEXTS = [
  "",
  " ",
  "\u00a0",
  "\u3000\u2003",
  "\ufeff",
  "\n\n",
  "\t",
  "a\tb",
  "a\nb",
  "a\r\nb",
  "a\u0001b",
  "a\u007fb",
  "a\u0085b",
  "a\u200bb",
  "  a  ",
];

const cases: [EnquiryField, string][] = [
  ...FIELDS.flatMap((field): [EnquiryField, string][] => [
    [field, sample(field, ENQUIRY_LIMITS[field])],
    [field, sample(field, ENQUIRY_LIMITS[field] + 1)],
    [field, sample(field, ENQUIRY_LIMITS[field], "😀")],
    [field, sample(field, ENQUIRY_LIMITS[field] + 1, "😀")],
    [field, `  ${sample(field, ENQUIRY_LIMITS[field])}\n`],
  ]),
  ...FIELDS.flatMap((field) => TEXTS.map((text): [EnquiryField, string] => [field, text])),
  ...EMAILS.map((email): [EnquiryField, string] => ["email", email]),
];

test("browser and database accept and refuse the same values, and name the same field", async () => {
  const disagreements: unknown[] = [];
  for (const [field, value] of cases) {
    const values = { ...VALUES, [field]: value };
    const browser = Object.keys(checkEnquiry(values))[0];
    const outcome = readEnquiryOutcome(await send(enquiry(values)));
    const database = outcome.status === "invalid" ? outcome.field : undefined;
    if (browser !== database || (browser === undefined) !== (outcome.status === "stored")) {
      disagreements.push({ field, value, browser, outcome });
    }
  }
  expect(disagreements).toEqual([]);
});

describe("what the form does not show", () => {
  test.each([
    ["page at its limit", { page: `/${"x".repeat(PAGE_LIMIT - 1)}` }, true],
    ["page past its limit", { page: `/${"x".repeat(PAGE_LIMIT)}` }, false],
    ["page with a query string", { page: "/contact?utm=1" }, false],
    ["page on another site", { page: "https://other.example/" }, false],
    ["filling in for the longest time", { fill_ms: MAX_FILL_MS }, true],
    ["filling in for longer than that", { fill_ms: MAX_FILL_MS + 1 }, false],
    ["a key that is no UUID", { idempotency_key: "1" }, false],
  ])("%s", async (_, change, accepted) => {
    expect(readEnquiryOutcome(await send(enquiry(change)))).toMatchObject(
      accepted ? { status: "stored" } : { status: "invalid", field: undefined },
    );
  });

  test("a breach is HTTP 400 with PostgREST's code, and prints nothing the visitor wrote", async () => {
    const { status, error } = await send(enquiry({ email: "not an address" }));
    expect([status, error?.code]).toEqual([400, "23514"]);
    expect(JSON.stringify(error)).not.toContain("not an address");
  });

  test("no service is filed under the default", async () => {
    const { data } = await send(enquiry({ service: " " }));
    expect(data?.service).toBe(DEFAULT_SERVICE);
  });
});
