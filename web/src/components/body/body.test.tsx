import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Body } from "./body.tsx";

it.each([" ", "\u00a0", "\u200b", "\ufeff", "\n\t"])(
  "keeps a link with %j around its address",
  (around) => {
    const span = { _type: "span", _key: "s", text: "Read more", marks: ["l"] };
    const markDefs = [
      { _key: "l", _type: "link", href: `${around}https://example.com/a${around}` },
    ];
    const block = { _type: "block", _key: "b", style: "normal", children: [span], markDefs };
    // The fields that this text needs of those the query returns.
    const html = renderToStaticMarkup(<Body body={[block] as never} headings={[]} />);
    expect(html).toContain('<a href="https://example.com/a">Read more</a>');
  },
);
