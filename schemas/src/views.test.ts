import { expect, it } from "vitest";
import * as addresses from "./queries/addresses.ts";
import * as hire from "./queries/hire.ts";
import * as pages from "./queries/pages.ts";
import * as quote from "./queries/quote.ts";
import * as services from "./queries/services.ts";
import * as writing from "./queries/writing.ts";
import { VIEWS } from "./views.ts";

const queries = Object.entries({
  ...addresses,
  ...hire,
  ...pages,
  ...quote,
  ...services,
  ...writing,
}).filter(([name]) => name.endsWith("_QUERY"));
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
    expect(queries.some(([, query]) => query.includes(projection))).toBe(true);
  },
);

it.each(queries)("%s projects documents through views only", (_name, query) => {
  const rest = projections.reduce((text, projection) => text.replaceAll(projection, ""), query);
  expect(rest).not.toMatch(MARKER);
});
