import type { ListedEnquiry } from "@currawong/supabase/inbox";
import { expect, it } from "vitest";
import { csvLines } from "./export.ts";

const enquiry: ListedEnquiry = {
  id: "1",
  received_at: "2026-11-22T01:02:03Z",
  reference: "ENQ-7K3M-9QXA",
  state: "new",
  name: '=HYPERLINK("https://evil.example")',
  email: "jane@visitor.example",
  phone: "+61 491 570 006",
  company: null,
  service: "General Inquiry",
  page: "/contact",
  message: "Two lines,\nand a comma",
};

it("writes a line for each enquiry, with formulas escaped", () => {
  expect(csvLines([enquiry])).toBe(
    `2026-11-22T01:02:03Z,ENQ-7K3M-9QXA,new,"'=HYPERLINK(""https://evil.example"")",jane@visitor.example,'+61 491 570 006,,General Inquiry,"Two lines,\nand a comma",/contact\r\n`,
  );
});
