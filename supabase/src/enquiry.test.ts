import { describe, expect, test } from "vitest";
import { checkEnquiry, cleanText, type EnquiryValues, enquiryRow } from "./enquiry.ts";
import { DEFAULT_SERVICE, MAX_FILL_MS, PAGE_LIMIT } from "./limits.ts";

const FILLED: EnquiryValues = {
  name: " Test Visitor ",
  email: "test@visitor.example",
  phone: "",
  company: "",
  message: "One\r\nTwo",
  service: "",
};

test("an address made to stall the pattern is refused like any other", () => {
  const hostile = `${"a".repeat(100)}@${"a.".repeat(70)}!`;
  expect(checkEnquiry({ ...FILLED, email: hostile })).toEqual({ email: "format" });
});

test("cleanText drops what PostgreSQL cannot store", () => {
  expect(cleanText(" a\0b\r\nc\rd\ud800 ")).toBe("ab\nc\nd\ufffd");
});

describe("enquiryRow", () => {
  const evidence = { page: "/seo", idempotencyKey: "8d0f6bd0-3f3a-4c43-9f2a-0b8d4d7f3c11" };

  test("holds cleaned values, null for what was left empty, and the default service", () => {
    expect(enquiryRow(FILLED, { ...evidence, honeypot: "", fillMs: 2_500.4 })).toEqual({
      name: "Test Visitor",
      email: "test@visitor.example",
      phone: null,
      company: null,
      message: "One\nTwo",
      service: DEFAULT_SERVICE,
      page: "/seo",
      idempotency_key: evidence.idempotencyKey,
      honeypot: null,
      fill_ms: 2_500,
    });
  });

  test("a tab left open for weeks and an endless path do not lose the enquiry", () => {
    const row = enquiryRow(FILLED, { ...evidence, page: `/${"x".repeat(999)}`, fillMs: 3e9 });
    expect(row.page).toHaveLength(PAGE_LIMIT);
    expect(row.fill_ms).toBe(MAX_FILL_MS);
    // Without a script there is no time.
    expect(enquiryRow(FILLED, evidence).fill_ms).toBeNull();
  });
});
