// @vitest-environment jsdom
import fc from "fast-check";
import { expect, it } from "vitest";
import { readTable } from "./read-table.ts";

/** The texts that are read from the first table of some HTML. */
function read(html: string) {
  const table = new DOMParser().parseFromString(html, "text/html").querySelector("table");
  const result = table && readTable(table);
  return result?.rows.map(({ cells }) =>
    cells.map(({ children }) => children.map(({ text }) => text).join()),
  );
}

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;

it.each([
  ["paragraphs", "<p>One\n line</p><p>Two</p>", "One line\nTwo"],
  ["line breaks", "One<br>Two<br><br>", "One\nTwo"],
  ["a list", "Both:<ul><li>One</li><li><b>T</b>wo</li></ul>", "Both:\nOne\nTwo"],
  ["blocks in blocks", "<div><div>One</div></div><h3>Two</h3>Three", "One\nTwo\nThree"],
  ["a nested table", `<table>${row("One", "1")}${row("Two", "2")}</table>`, "One 1\nTwo 2"],
])("reads %s in a cell as lines", (_, cell, text) => {
  expect(read(`<table>${row("Plan", cell)}${row("Basic", "$9")}</table>`)).toEqual([
    ["Plan", text],
    ["Basic", "$9"],
  ]);
});

it("keeps the columns of cells that span rows and columns", () => {
  const html = `<table>
    <tr><th rowspan="2">Plan</th><th colspan="2">Price</th></tr>
    <tr><th>Month</th><th>Year</th></tr>
    <tr><td rowspan="0">Basic</td><td>$9</td><td>$90</td></tr>
    <tr><td colspan="9">on request</td></tr>
  </table>`;
  expect(read(html)).toEqual([
    ["Plan", "Price", ""],
    ["", "Month", "Year"],
    ["Basic", "$9", "$90"],
    ["", "on request", ""],
  ]);
});

it("puts every text of any table into its column, once", () => {
  const span = fc.integer({ min: 1, max: 4 });
  const cells = fc.array(fc.tuple(span, span), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(cells, { minLength: 2, maxLength: 5 }), (rows) => {
      const html = rows.map((line, y) => {
        const tds = line.map(([w, h], x) => `<td colspan="${w}" rowspan="${h}">${y}.${x}</td>`);
        return `<tr>${tds.join("")}</tr>`;
      });
      const grid = read(`<table>${html.join("")}</table>`) ?? [];
      expect(new Set(grid.map((line) => line.length)).size).toBe(1);
      const texts = grid.map((line) => line.filter((text) => text));
      expect(texts).toEqual(rows.map((line, y) => line.map((_, x) => `${y}.${x}`)));
    }),
  );
});

it("reads the caption, and no table where one cell lays out a page", () => {
  const table = (html: string) =>
    new DOMParser().parseFromString(`<table>${html}</table>`, "text/html").querySelector("table");
  const captioned = table(`<caption>Our  plans</caption>${row("A", "")}${row("B", " ")}`);
  expect(captioned && readTable(captioned)).toMatchObject({ caption: "Our plans" });
  const layout = table(row(`<table>${row("A", "B")}${row("C", "D")}</table>`));
  expect(layout && readTable(layout)).toBeUndefined();
});
