import { FIELD_NAMES, type StoredValues } from "@currawong/supabase/fields";
import { expect, it } from "vitest";
import { csvLines } from "./export.ts";

const nothing = Object.fromEntries(
  FIELD_NAMES.map((field) => [field, null]),
) as unknown as StoredValues; // The file reads null as empty.
const enquiry = {
  ...nothing,
  id: "1",
  received_at: "2026-11-22T01:02:03Z",
  reference: "ENQ-7K3M-9QXA",
  state: "new" as const,
  owner: null,
  name: '=HYPERLINK("https://evil.example")',
  email: "jane@visitor.example",
  phone: "+61 491 570 006",
  service: "General Inquiry",
  page: "/contact",
  message: "Two lines,\nand a comma",
};

it("writes a line for each enquiry, with formulas escaped", () => {
  const line = csvLines([enquiry]);
  expect(line).toMatch(/^2026-11-22 12:02,ENQ-7K3M-9QXA,new,/);
  expect(line).toContain(
    `,"'=HYPERLINK(""https://evil.example"")",jane@visitor.example,'+61 491 570 006,,`,
  );
  expect(line).toMatch(/,"Two lines,\nand a comma",\/contact\r\n$/);
});

it.each([" =1+1", "\u00a0=1+1", "\n=1+1", "\u200b=1+1", "＝1+1", "＠SUM(1)"])(
  "escapes the formula %j",
  (name) => expect(csvLines([{ ...enquiry, name }])).toMatch(/,new,"?'/),
);
