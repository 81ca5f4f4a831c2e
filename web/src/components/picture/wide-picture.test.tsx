import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { PictureData } from "@/model/picture";
import { WidePicture } from "./wide-picture.tsx";

/** A picture of this size in the column of a text, as HTML. */
function render(width: number, height: number, extension: string): string {
  const url = `https://cdn.sanity.io/images/p/d/${"0".repeat(40)}-${width}x${height}.${extension}`;
  const asset = { url, width, height };
  const picture = { alt: "A plan", crop: null, hotspot: null, asset } as PictureData;
  return renderToStaticMarkup(<WidePicture picture={picture} />);
}

it("gives a drawing that fits itself to the frame of phones that frame", () => {
  expect(render(1600, 1000, "svg")).toContain("max-md:aspect-4/5");
});

it.each([
  [1200, 300, "svg"],
  [900, 1200, "svg"],
  [1600, 1000, "png"],
] as const)("leaves any other picture its own proportions (%d × %d, %s)", (width, height, type) => {
  const html = render(width, height, type);
  expect(html).not.toContain("max-md:aspect-4/5");
  expect(html).toContain('alt="A plan"');
});
