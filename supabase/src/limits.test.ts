import { expect, test } from "vitest";
import { enquiry, sharedLocal } from "../test/support.ts";
import type { ContactSubmissionInsert } from "./database.types.ts";
import { checkEnquiry, cleanText, enquiryRow, NOTHING_TYPED } from "./enquiry.ts";
import { ENQUIRY_FIELDS, type EnquiryField, FIELD_NAMES } from "./fields.ts";
import { DEFAULT_SERVICE, PAGE_LIMIT } from "./limits.ts";
import { readEnquiryOutcome } from "./outcome.ts";

const local = await sharedLocal();

const send = (row: ContactSubmissionInsert) => local.insert(row).select().single();

const VALUES = {
  ...NOTHING_TYPED,
  name: "Test Visitor",
  email: "test@visitor.example",
  message: "Hello",
};

/** A valid value of exactly `length` code points. */
function sample(field: EnquiryField, length: number, character = "x"): string {
  const end = field === "email" ? "@visitor.example" : "";
  return character.repeat(length - end.length) + end;
}

const EMAILS =
  `o'brien@visitor.example a+b@visitor.example A@B.CO a.@visitor.example a@xn--bcher-kva.example
  a@visitor.xn--p1ai a@b @visitor.example a@ a@visitor..example a@-visitor.example a@visitor-.example
  a@visitor.example. a@@visitor.example a@visitor.e a@visitor.1e ä@visitor.example <a@visitor.example>
  a@visitor_x.example`
    .split(/\s+/)
    .concat("a b@visitor.example", "a@visitor.example\nbcc: b@visitor.example");

const TEXTS =
  `,\u0020,\u00a0,\u3000\u2003,\ufeff,\n\n,\t,a\tb,a\nb,a\r\nb,a\u0001b,a\u007fb,a\u0085b,a\u200bb,\u0020\u0020a\u0020`.split(
    ",",
  );

const cases: [EnquiryField, string][] = [
  ...FIELD_NAMES.flatMap((field): [EnquiryField, string][] => {
    const { limit } = ENQUIRY_FIELDS[field];
    return [
      [field, sample(field, limit)],
      [field, sample(field, limit + 1)],
      [field, sample(field, limit, "😀")],
      [field, sample(field, limit + 1, "😀")],
      [field, `  ${sample(field, limit)}\n`],
    ];
  }),
  ...FIELD_NAMES.flatMap((field) => TEXTS.map((text): [EnquiryField, string] => [field, text])),
  ...EMAILS.map((email): [EnquiryField, string] => ["email", email]),
];

test("browser and database accept and reject the same values", async () => {
  const constraints = await local.rows<{ sql: string }>(
    `select pg_get_expr(conbin, conrelid) as sql from pg_constraint
     where conrelid = 'public.contact_submissions'::regclass and contype = 'c'`,
  );
  const accepts = constraints.map(({ sql }) => `coalesce(${sql}, true)`).join(" and ");
  const needed = FIELD_NAMES.filter((field) => ENQUIRY_FIELDS[field].required?.enquiry);
  const rows = await local.rows<{ accepted: boolean }>(
    `select ${accepts} and (cleaned is not null or field <> all ($3)) as accepted
     from unnest($1::text[], $2::text[]) with ordinality as sent (field, value, place),
       private.clean_text(value) as cleaned,
       jsonb_populate_record(null::public.contact_submissions, jsonb_build_object(field, cleaned))
     order by place`,
    [cases.map(([field]) => field), cases.map(([, value]) => value), needed],
  );
  const isAccepted = ([field, value]: [EnquiryField, string]) =>
    Object.keys(checkEnquiry({ ...VALUES, [field]: value })).length === 0;
  expect(cases.filter((sent, at) => rows[at]?.accepted !== isAccepted(sent))).toEqual([]);
});

test.each<[string, ContactSubmissionInsert]>([
  ["email", enquiry({ email: "a@b" })],
  ["name", enquiry({ name: " " })],
  ["message", enquiry({ message: "x".repeat(5_001) })],
])("names %s where the database refuses it", async (field, row) => {
  expect(readEnquiryOutcome(await send(row))).toEqual({ status: "invalid", field });
});

test.each([
  ["page at its limit", { page: `/${"x".repeat(PAGE_LIMIT - 1)}` }, true],
  ["page past its limit", { page: `/${"x".repeat(PAGE_LIMIT)}` }, false],
  ["page with a query string", { page: "/contact?utm=1" }, false],
  ["page on another site", { page: "https://other.example/" }, false],
  ["the longest fill time", { fill_ms: 86_400_000 }, true],
  ["a longer fill time", { fill_ms: 86_400_001 }, false],
  ["a key that is not a UUID", { idempotency_key: "1" }, false],
])("validates what the form does not show: %s", async (_, change, accepted) => {
  expect(readEnquiryOutcome(await send(enquiry(change)))).toMatchObject(
    accepted ? { status: "stored" } : { status: "invalid", field: undefined },
  );
});

test("a violation returns HTTP 400 with PostgREST's code, and nothing the visitor wrote", async () => {
  const { status, error } = await send(enquiry({ email: "not an address" }));
  expect([status, error?.code]).toEqual([400, "23514"]);
  expect(JSON.stringify(error)).not.toContain("not an address");
});

test("files an enquiry without a service under the default one", async () => {
  const { data } = await send(enquiry({ service: " " }));
  expect(data?.service).toBe(DEFAULT_SERVICE);
});

test("rejects an address crafted to stall the pattern", () => {
  const hostile = `${"a".repeat(100)}@${"a.".repeat(70)}!`;
  expect(checkEnquiry({ ...VALUES, email: hostile })).toEqual({ email: "format" });
});

test("cleanText drops what PostgreSQL cannot store", () => {
  expect(cleanText(" a\0b\r\nc\rd\ud800 ")).toBe("ab\nc\nd\ufffd");
});

const evidence = { page: "/seo", idempotencyKey: "8d0f6bd0-3f3a-4c43-9f2a-0b8d4d7f3c11" };

test("a row holds cleaned values, null for empty fields, and the default service", () => {
  const values = { ...VALUES, name: " Test Visitor ", message: "One\r\nTwo" };
  expect(enquiryRow(values, { ...evidence, honeypot: "" })).toEqual({
    ...Object.fromEntries(FIELD_NAMES.map((field) => [field, null])),
    name: "Test Visitor",
    email: "test@visitor.example",
    message: "One\nTwo",
    service: DEFAULT_SERVICE,
    page: "/seo",
    idempotency_key: evidence.idempotencyKey,
    honeypot: null,
  });
});

test("keeps an enquiry with an excessive page path", () => {
  const row = enquiryRow(VALUES, { ...evidence, page: `/${"x".repeat(999)}` });
  expect(row.page).toHaveLength(PAGE_LIMIT);
});
