import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Table } from "./table.tsx";

const table = (caption: string | undefined, ...rows: string[][]) =>
  renderToStaticMarkup(
    <Table
      value={{
        ...{ _key: "t", _type: "table", markDefs: null, caption },
        rows: rows.map((cells, at) => ({ _key: `${at}`, _type: "tableRow", cells })),
      }}
    />,
  );

it("shows each line of a cell on the page, and has a name", () => {
  const html = table(undefined, ["", "Plan", "Plan"], ["Price", "$9 a month\n$90 a year", ""]);
  expect(html).toContain("$9 a month<br/>$90 a year");
  expect(html).toContain('aria-label="Table: Plan, Plan"');
  expect(table("Plans", ["a"])).toContain('aria-label="Plans"');
});
