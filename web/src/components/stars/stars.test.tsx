import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Stars } from "./stars.tsx";

const html = (rating: number | null, reviewCount: number | null) =>
  renderToStaticMarkup(<Stars rating={rating} reviewCount={reviewCount} />);

it("shows a document’s own rating, and nothing if the rating or its count is missing", () => {
  expect(html(4.8, 94)).toContain("(94 reviews)");
  for (const text of [html(null, null), html(4.8, null), html(null, 94)]) expect(text).toBe("");
});
