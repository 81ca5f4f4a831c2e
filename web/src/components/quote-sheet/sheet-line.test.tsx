import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Choice } from "../../quote/quote.ts";
import { lineTexts } from "../../quote/quote-text.ts";
import { choice, lineOf } from "../../quote/testing/lines.ts";
import { Line } from "./sheet-line.tsx";

/** A line at two prices, of which the second is chosen, as HTML. */
function shown(given: Partial<Choice>): string {
  const choices = [choice("a", { includes: ["Of the other price"] }), choice("a.home", given)];
  const line = {
    ...lineOf({ choices: choices as [Choice, Choice], key: "a.home", label: "Uploads" }),
    ...{ href: null, type: "service" as const, seen: null },
  };
  const table = <Line line={line} lines={[line]} texts={lineTexts([line])[0]} />;
  return renderToStaticMarkup(<table>{table}</table>);
}

it("shows the facts of the chosen price: how long, what is in it and what is not", () => {
  const duration = { from: 2, to: 3, unit: "weeks" };
  const html = shown({ includes: ["One"], excludes: ["Two"], costsMoreWith: ["three"], duration });
  expect(html).not.toContain("Of the other price");
  expect(html).toContain('<th scope="row"><b class="bold">Uploads</b></th>');
  for (const text of ["Takes 2–3 weeks", "<li>One</li>", "Not included", "<li>Two</li>", "three"])
    expect(html).toContain(text);
  expect(shown({ excludes: ["Two"] })).toContain("<li>Two</li>");
  expect(shown({ duration, price: { amount: 1, unit: "month" } })).toContain(
    "We plan the first 2–3 weeks with you.",
  );
  expect(shown({})).not.toMatch(/<p>|<details>/);
});
