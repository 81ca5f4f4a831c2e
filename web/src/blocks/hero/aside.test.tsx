import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { renderAside } from "./aside";

const url = `https://cdn.sanity.io/images/p/d/${"0".repeat(40)}-1600x1200.svg`;

/** A drawing beside the title of a page with a block of this type. */
function render(_type: string): string {
  const asset = { url, width: 1600, height: 1200, metadata: null };
  const picture = { alt: "A calendar", crop: null, hotspot: null, asset };
  // The element reads nothing else of its block and page.
  const props = {
    block: { aside: "picture", picture },
    page: { path: "/hire", blocks: [{ _type }] },
    priced: {},
  } as unknown as Parameters<typeof renderAside>[0];
  return renderToStaticMarkup(renderAside(props));
}

it("fetches a drawing at once, from the address of its page", () => {
  const html = render("packages");
  expect(html).toContain('src="/drawing/hire.svg"');
  expect(html).toContain('fetchPriority="high"');
});

it("leaves the drawing of a catalogue to wide screens, and narrow ones do not fetch it", () => {
  expect(render("roles")).toMatch(/class="[^"]*max-lg:hidden".*loading="lazy"/);
});
