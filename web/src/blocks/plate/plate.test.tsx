import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { BlockContext } from "@/blocks/define-block";
import { plate } from ".";

const CALLOUTS = ["Findings in order of damage", "Retest after the repairs"];

/** A picture of the work as HTML, uploaded as a file of this type. */
async function render(extension: "svg" | "png"): Promise<string> {
  const url = `https://cdn.sanity.io/images/p/d/${"0".repeat(40)}-1680x800.${extension}`;
  const asset = { url, width: 1680, height: 800 };
  const picture = { alt: "A report", crop: null, hotspot: null, asset };
  const frames = CALLOUTS.map((caption, index) => ({
    ...{ _key: caption, caption },
    ...{ x: 600 * index, y: 0, w: 600, h: 750 },
  }));
  const block = { _key: "plate", _type: "plate" as const, plate: { picture, frames, card: null } };
  // The block reads nothing else of its page.
  const context = { page: { path: "/services/audit" } } as BlockContext;
  const { view } = await plate(block, context);
  return renderToStaticMarkup(view({}));
}

it.each(["svg", "png"] as const)(
  "shows a %s with its text alternative and callouts",
  async (type) => {
    const html = await render(type);
    expect(html).toContain('alt="A report"');
    for (const callout of CALLOUTS) expect(html).toContain(callout);
    expect(html).toContain("Illustrative example");
  },
);

it("fetches the whole at once, and its frames as they come near", async () => {
  const [whole = "", ...frames] = (await render("svg")).match(/<img[^>]*>/g) ?? [];
  expect(whole).toContain('fetchPriority="high"');
  expect(whole).not.toContain("loading=");
  for (const frame of frames) expect(frame).toContain('loading="lazy"');
});

it("reserves the space of an SVG, and shows its frames from the same file, described once", async () => {
  const html = await render("svg");
  expect(html).toMatch(/<img[^>]*width="1680" height="800"/);
  const sources = [...html.matchAll(/<img[^>]* src="([^"#]*)/g)].map(([, source]) => source);
  expect(sources).toHaveLength(1 + CALLOUTS.length);
  expect(new Set(sources).size).toBe(1);
  expect(html.match(/alt=""/g)).toHaveLength(CALLOUTS.length);
  expect(html).toContain('src="/drawing/services/audit.svg"');
});
