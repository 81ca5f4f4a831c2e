import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { readBody } from "@/model/body";
import { Body } from "./body.tsx";

it.each(["\u00a0https://example.com/a\u200b", "javascript:alert(1)"])(
  "links to %j or not at all",
  (href) => {
    const span = { _type: "span", _key: "s", text: "Read more", marks: ["l"] };
    const markDefs = [{ _key: "l", _type: "link", href }];
    const block = { _type: "block", _key: "b", style: "normal", children: [span], markDefs };
    // The fields that this text needs of those the query returns.
    const html = renderToStaticMarkup(<Body body={[block] as never} headings={[]} />);
    const link = '<a href="https://example.com/a">Read more</a>';
    expect(html).toContain(href.includes("example") ? link : "<p>Read more</p>");
  },
);

it("plays a film in a text as on a page: its poster without scripts and its transcript", () => {
  const film = {
    ...{ _type: "video", _key: "v", heading: "How it goes", transcript: "We draw.\nYou decide." },
    ...{ address: "https://youtu.be/dQw4w9WgXcQ", isHidden: null },
    poster: { alt: "A desk", url: null, width: null, height: null },
  };
  const hidden = { ...film, _key: "h", heading: "Not yet", isHidden: true };
  // The fields that this text needs of those the query returns.
  const body = readBody([film, hidden] as never);
  const html = renderToStaticMarkup(<Body body={body} headings={[]} />);
  expect(html).toContain(">Transcript</summary>");
  expect(html).toMatch(/<iframe[^>]* srcDoc="[^"]*embed\/dQw4w9WgXcQ/i);
  expect(html).not.toContain("Not yet");
});
