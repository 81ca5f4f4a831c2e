import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Features } from "./features.tsx";

function html(count: number, props: Omit<Parameters<typeof Features>[0], "features"> = {}) {
  const features = Array.from({ length: count }, (_, n) => `Feature ${n + 1}`);
  return renderToStaticMarkup(<Features features={features} {...props} />);
}

it("shows four features, or as many as a plan has, and then says how many more there are", () => {
  expect(html(4)).not.toContain("more feature");
  expect(html(7, { shown: 7 })).not.toContain("more feature");
  const [before = "", after = ""] = html(6).split("<details>");
  expect(before.match(/<li>/g)).toHaveLength(4);
  expect(after).toContain("<summary>+ 2 more features</summary>");
  expect(after).toContain("<li>Feature 5</li><li>Feature 6</li>");
  expect(html(5, { href: "/services/x" })).toContain('<a href="/services/x">+ 1 more feature</a>');
});
