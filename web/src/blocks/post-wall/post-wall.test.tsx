import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { BlockContext } from "@/blocks/block-props";
import { postWall } from ".";

const url = `https://cdn.sanity.io/images/p/d/${"0".repeat(40)}-1680x1200.svg`;
const area = { x: 240, y: 0, w: 240, h: 240 };
const post = (date: string, caption: string, dropped: string | null = null) => ({
  ...{ _key: date, _type: "wallPost" as const, channel: "Instagram", area },
  ...{ date, caption, dropped },
});

it("shows each post with its day, and those that failed crossed out with the reason, without a script", async () => {
  const block = {
    ...{ _key: "wall", _type: "postWall" as const, heading: "June", intro: null, note: null },
    picture: {
      ...{ alt: "A month of posts", crop: null, hotspot: null },
      asset: { url, width: 1680, height: 1200 },
    },
    posts: [
      post("2026-06-02", "Bread at seven"),
      post("2026-06-09", "Rise and grind", "A slogan. No one saved it."),
    ],
  };
  // The block reads nothing of its page.
  const { view } = await postWall(block, {} as BlockContext);
  const html = renderToStaticMarkup(view({}));
  expect(html).toContain('<figure aria-label="A month of posts">');
  // A week can have the focus, which shows its captions.
  expect(html.match(/<ol [^>]*tabindex="0"/gi)).toHaveLength(2);
  expect(html).toContain("Tue 2 June, Instagram</small> Bread at seven");
  expect(html).toContain("<s>Rise and grind</s> <em>A slogan. No one saved it.</em>");
  expect(html.match(/svgView\(viewBox\(240,0,240,240\)\)"/g)).toHaveLength(2);
  expect(html).toContain("Illustrative example");
});
