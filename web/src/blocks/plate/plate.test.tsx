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
  const frames = CALLOUTS.map((caption) => ({ _key: caption, caption, view: "phone" }));
  const block = { _key: "plate", _type: "plate" as const, plate: { picture, frames, card: null } };
  // The block reads nothing else of its page.
  const context = { page: { path: "/services/audit" } } as BlockContext;
  const { view } = await plate(block, context);
  return renderToStaticMarkup(view({}));
}

it.each(["svg", "png"] as const)(
  "fetches a %s at once, described once, and its frames as they come near",
  async (type) => {
    const html = await render(type);
    const [whole = "", ...frames] = html.match(/<img[^>]*>/g) ?? [];
    expect(whole).toMatch(/^(?!.*loading=).* alt="A report".*fetchPriority="high"/);
    expect(frames).toHaveLength(CALLOUTS.length);
    for (const frame of frames) expect(frame).toMatch(/ alt="".* loading="lazy"/);
    for (const text of [...CALLOUTS, "Illustrative example"]) expect(html).toContain(text);
  },
);
