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

  it("only counts what it does not know", () => {
    const text = html({ features: items(4), count: 9 });
    expect(text).toContain(">+ 5 more features</li>");
    expect(text).not.toContain("details");
  });

  it("shows everything where that is asked for", () => {
    const text = html({ features: items(7), shown: 7 });
    expect(text.match(/<li>/g)).toHaveLength(7);
    expect(text).not.toContain("more features");
  });
});
