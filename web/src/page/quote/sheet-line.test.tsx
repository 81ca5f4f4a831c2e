import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { QuoteLine } from "../../quote/quote.ts";
import type { ChoiceFacts, SheetLine } from "../../quote/read-quote.ts";
import { Facts } from "./sheet-line.tsx";
import { Terms } from "./terms.tsx";

const NONE = { includes: [], excludes: [], costsMoreWith: [], duration: null };

/** A line at two prices, of which the second is chosen. */
function lineWith(facts: Partial<ChoiceFacts>): SheetLine {
  const choice = (key: string): QuoteLine["choices"][0] => ({
    ...{ key, title: null, scope: null, term: null },
    ...{ contains: [], alternatives: [], unsuitable: [] },
    price: { amount: 1, unit: "once" },
  });
  return {
    ...{ id: "a", label: "Uploads", key: "a.home", quantity: 1, seen: null },
    ...{ href: null, type: "service" as const },
    choices: [choice("a"), choice("a.home")],
    facts: new Map([
      ["a", { ...NONE, includes: ["Of the other price"] }],
      ["a.home", { ...NONE, ...facts }],
    ]),
  };
}

const shown = (facts: Partial<ChoiceFacts>) =>
  renderToStaticMarkup(<Facts line={lineWith(facts)} />).split("data-choice")[2];

it("shows the facts of the chosen price: how long, what is in it and what is not", () => {
  const duration = { from: 2, to: 3, unit: "weeks" } as const;
  const html = shown({ includes: ["One"], excludes: ["Two"], costsMoreWith: ["three"], duration });
  expect(html).not.toMatch(/^[^>]* hidden/);
  for (const text of ["Takes 2–3 weeks", "<li>One</li>", "Not included", "<li>Two</li>", "three"])
    expect(html).toContain(text);
  expect(shown({ excludes: ["Two"] })).toContain("<li>Two</li>");
  expect(shown({})).not.toMatch(/<p>|<details>/);
  expect(renderToStaticMarkup(<Facts line={lineWith({})} />)).toContain(
    'data-choice="a" hidden=""',
  );
});

it("says by when all of it can be done, if content says how long it takes", () => {
  const html = renderToStaticMarkup(<Terms earliest="2026-12-19" />);
  expect(html).toContain("done by 19 December 2026");
  expect(renderToStaticMarkup(<Terms earliest={null} />)).not.toContain("done by");
});
