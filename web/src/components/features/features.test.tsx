import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Features } from "./features.tsx";

const items = (count: number) => Array.from({ length: count }, (_, n) => `Feature ${n + 1}`);
const html = (props: Parameters<typeof Features>[0]) =>
  renderToStaticMarkup(<Features {...props} />);

describe("Features", () => {
  it("shows up to four without a note", () => {
    const text = html({ features: items(4) });
    expect(text.match(/<li>/g)).toHaveLength(4);
    expect(text).not.toContain("more features");
  });

  it("shows four of more, and opens the others", () => {
    const [before = "", after = ""] = html({ features: items(6) }).split("<details>");
    expect(before.match(/<li>/g)).toHaveLength(4);
    expect(after).toContain("<summary>+ 2 more features</summary>");
    expect(after).toContain("<li>Feature 5</li><li>Feature 6</li>");
  });

  it("leads to the others where the page does not carry them", () => {
    const text = html({ features: items(6), isLoadedLater: true, href: "/services/x#included" });
    expect(text).toMatch(/<a href="\/services\/x#included"[^>]*>\+ 2 more features<\/a>/);
    expect(text).not.toContain("Feature 5");
    expect(html({ features: items(6), isLoadedLater: true })).toMatch(
      /<button[^>]*>\+ 2 more features</,
    );
  });

  it("shows everything where that is asked for", () => {
    const text = html({ features: items(7), shown: 7 });
    expect(text.match(/<li>/g)).toHaveLength(7);
    expect(text).not.toContain("more features");
  });
});
