import { FIELD_NAMES, type StoredValues } from "@currawong/supabase/fields";
import { expect, it } from "vitest";
import type { StaffDatabase } from "../runtime/database.ts";
import { csvLines, exportEnquiries } from "./export.ts";

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

it("exports page after page under the headings, for spreadsheets", async () => {
  const pages = [
    { enquiries: [enquiry], more: true },
    { enquiries: [{ ...enquiry, id: "2", reference: "ENQ-2" }], more: false },
  ];
  const asked: Record<string, unknown>[] = [];
  const rpc = (_: string, args: Record<string, unknown>) => ({
    abortSignal: async () => ({ data: pages[asked.push(args) - 1] }),
  });
  const filter = { search: "Ann", state: null, owner: null };
  const stream = await exportEnquiries({ rpc } as unknown as StaffDatabase, "ann", filter);
  const file = Buffer.from(await new Response(stream).arrayBuffer()).toString();
  expect(file).toMatch(/^\ufeffReceived \(Sydney time\),Reference,State,.*,Page\r\n2026/);
  expect([...file.matchAll(/ENQ-\w+/g)].map(String)).toEqual(["ENQ-7K3M", "ENQ-2"]);
  const first = { actor: "ann", ...filter, page_size: 500, purpose: "export" };
  const last = { last_received_at: enquiry.received_at, last_id: "1" };
  expect(asked).toEqual([first, { ...first, ...last }]);
});
