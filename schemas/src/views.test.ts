import { expect, it } from "vitest";
import { QUERIES } from "./testing/queries.ts";
import { VIEWS } from "./views.ts";

const views = Object.entries(VIEWS).flatMap(([type, { views }]) =>
  Object.entries(views).map(([view, projection]) => ({ type, view, projection })),
);
/** Longest first, because a view may contain others. */
const projections = [...new Set(views.map(({ projection }) => projection))].sort(
  (one, other) => other.length - one.length,
);
const MARKER = /"_view"/;

it.each(views)(
  "$view of $type includes its own name and is used by a query",
  ({ view, projection }) => {
    expect(projection).toMatch(new RegExp(`^\\s*_id,\\s*"_view": "${view}"`));
    expect(QUERIES.some(([, query]) => query.includes(projection))).toBe(true);
  },
);

it.each(QUERIES)("%s projects documents through views only", (_name, query) => {
  const rest = projections.reduce((text, projection) => text.replaceAll(projection, ""), query);
  expect(rest).not.toMatch(MARKER);
});
