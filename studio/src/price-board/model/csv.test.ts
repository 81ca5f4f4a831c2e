import fc from "fast-check";
import Papa from "papaparse";
import { expect, it } from "vitest";
import { rowOf, sampleService } from "../../../tests/sample-prices.ts";
import { dryRun, toCsv } from "./csv.ts";
import { allRows } from "./rows.ts";

const row = rowOf(sampleService("s", 2999, { title: "Chatbot" }));

/** Exports the rows with the cells of some columns overwritten. */
function editedCsv(cells: Record<string, string>, rows = [row], delimiter = ","): string {
  const { data, meta } = Papa.parse<Record<string, string>>(toCsv(rows), {
    header: true,
    skipEmptyLines: true,
  });
  const lines = data.map((line) => ({ ...line, ...cells }));
  return Papa.unparse({ fields: meta.fields ?? [], data: lines }, { delimiter });
}

it("changes nothing when an exported file is imported unedited", () => {
  const titles = fc.array(fc.string({ unit: "grapheme", minLength: 1 }), { maxLength: 8 });
  fc.assert(
    fc.property(titles, (all) => {
      const rows = allRows(all.map((title, n) => sampleService(`s${n}`, n + 1, { title })));
      const result = dryRun(toCsv(rows), rows);
      expect(result).toEqual({ changes: [], unread: [], unchanged: rows.length });
    }),
  );
});

it.each([",", ";", "\t"])("reads new prices from files delimited by “%s”", (delimiter) => {
  const file = editedCsv({ "New price": "3,499" }, [row], delimiter);
  const changes = [{ line: 2, row, amount: 3499 }];
  expect(dryRun(file, [row])).toEqual({ changes, unread: [], unchanged: 0 });
});

it("reads the columns in any order, and numbers lines as the spreadsheet does", () => {
  const file = `New price,Field,Document,Price now\n\n3099,startingPrice,s,"$2,999"\n`;
  expect(dryRun(file, [row]).changes).toEqual([{ line: 3, row, amount: 3099 }]);
});

it.each([
  [{ "New price": "lots" }, "not an amount"],
  [{ "New price": "99.50" }, "whole dollars"],
  [{ "New price": "3099", Document: "other" }, "No price on the board"],
  [{ "New price": "3099", "Price now": "2799" }, "it is $2,999 AUD now"],
  [{ "New price": "3099", "Charged per": "Month" }, "charged per once"],
])("reports a line it cannot read, and why: %j", (cells, problem) => {
  const { changes, unread } = dryRun(editedCsv(cells), [row]);
  expect(changes).toEqual([]);
  expect(unread).toEqual([
    { line: 2, title: "Chatbot", problem: expect.stringContaining(problem) },
  ]);
});

it("rejects the second line for the same price", () => {
  const file = editedCsv({ "New price": "3099" }, [row, row]);
  expect(dryRun(file, [row])).toMatchObject({
    changes: [{ line: 2 }],
    unread: [{ line: 3, problem: expect.stringContaining("has a line above") }],
  });
});

it("says which columns are missing", () => {
  expect(() => dryRun("Title,Price\nChatbot,1\n", [row])).toThrow(
    /“New price”, “Document”, “Field”/,
  );
});

it("writes no cell that a spreadsheet runs as a formula", () => {
  const hostile = rowOf(sampleService("s", 1, { title: '=HYPERLINK("https://evil.example")' }));
  expect(toCsv([hostile])).not.toMatch(/(^|,)"?=/m);
});
