import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { PictureData } from "@/model/picture";
import { WidePicture } from "./wide-picture.tsx";

it.each([
  [1600, 1000, "svg", true],
  [1200, 300, "svg", false],
  [1600, 1000, "png", false],
] as const)("gives drawings that fit themselves to phones their frame: %d × %d, %s", (...of) => {
  const [width, height, extension, isFitted] = of;
  const url = `https://cdn.sanity.io/images/p/d/${"0".repeat(40)}-${width}x${height}.${extension}`;
  const asset = { url, width, height };
  const picture = { alt: "A plan", crop: null, hotspot: null, asset } as PictureData;
  const html = renderToStaticMarkup(<WidePicture picture={picture} />);
  expect(html.includes("max-md:aspect-4/5")).toBe(isFitted);
  expect(html).toContain('alt="A plan"');
});
