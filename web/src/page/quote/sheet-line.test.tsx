import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Choice } from "../../quote/quote.ts";
import { choice, lineOf } from "../../quote/testing/lines.ts";
import { Line } from "./sheet-line.tsx";
import { Terms } from "./terms.tsx";

/** A line at two prices, of which the second is chosen, as HTML. */
function shown(given: Partial<Choice>): string {
  const choices = [choice("a", { includes: ["Of the other price"] }), choice("a.home", given)];
  const line = {
    ...lineOf({ choices: choices as [Choice, Choice], key: "a.home", label: "Uploads" }),
    ...{ href: null, type: "service" as const, seen: null },
  };
  const table = <Line line={line} lines={[line]} texts={undefined} />;
  return renderToStaticMarkup(<table>{table}</table>);
}

it("shows the facts of the chosen price: how long, what is in it and what is not", () => {
  const duration = { from: 2, to: 3, unit: "weeks" };
  const html = shown({ includes: ["One"], excludes: ["Two"], costsMoreWith: ["three"], duration });
  expect(html).toContain('data-choice="a" hidden=""');
  expect(html).toMatch(/data-choice="a.home" class/);
  for (const text of ["Takes 2–3 weeks", "<li>One</li>", "Not included", "<li>Two</li>", "three"])
    expect(html).toContain(text);
  expect(shown({ excludes: ["Two"] })).toContain("<li>Two</li>");
  expect(shown({ duration, price: { amount: 1, unit: "month" } })).toContain(
    "Planned for the first 2–3 weeks",
  );
  expect(shown({}).split("data-choice")[2]).not.toMatch(/<p>|<details>/);
});

it("says by when all of it can be done, if content says how long it takes", () => {
  const terms = (unit: string | null) => {
    const duration = unit ? { from: 3, to: null, unit } : null;
    const monthly = lineOf({ unit: "month", duration: { from: 4, to: null, unit: "weeks" } });
    return renderToStaticMarkup(
      <Terms lines={[lineOf({ duration }), monthly]} start="2026-11-28" />,
    );
  };
  expect(terms("weeks")).toContain("done by 19 December 2026");
  expect(terms(null)).not.toContain("done by");
});
