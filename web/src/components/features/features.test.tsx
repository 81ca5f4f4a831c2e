import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Features } from "./features.tsx";

function html(count: number, props: Omit<Parameters<typeof Features>[0], "features"> = {}) {
  const features = Array.from({ length: count }, (_, n) => `Feature ${n + 1}`);
  return renderToStaticMarkup(<Features features={features} {...props} />);
}

it.each([
  [4, {}],
  [7, { shown: 7 }],
])("shows %i features without a note: %j", (count, props) => {
  expect(html(count, props).match(/<li>/g)).toHaveLength(count);
  expect(html(count, props)).not.toContain("more features");
});

it("shows the first four features and collapses the others", () => {
  const [before = "", after = ""] = html(6).split("<details>");
  expect(before.match(/<li>/g)).toHaveLength(4);
  expect(after).toContain("<summary>+ 2 more features</summary>");
  expect(after).toContain("<li>Feature 5</li><li>Feature 6</li>");
});

it("links to the page that has the other features", () => {
  const text = html(6, { href: "/services/x" });
  expect(text).toContain('<a href="/services/x">+ 2 more features</a>');
  expect(text).not.toContain("Feature 5");
});
