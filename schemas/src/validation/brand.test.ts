import type { ValidationContext } from "@sanity/types";
import { expect, it } from "vitest";
import { checkAccent, checkDrawing, checkFile } from "./brand.ts";

it.each([
  ["#f9cc27", true],
  ["#7fd1b9", true],
  [undefined, true],
  ["gold", /Enter #/],
  ["#f9cc2", /Enter #/],
  ["#206553", /Too dark/],
  ["#d04a02", /Too dark/],
])("checks %s as an accent colour: %s", (text, expected) => {
  const verdict = checkAccent(text);
  if (typeof expected === "boolean") expect(verdict).toBe(expected);
  else expect(verdict).toMatch(expected as RegExp);
});

it("accepts a drawing of shapes and rejects active or external content", () => {
  const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
  expect(checkDrawing(svg('<use href="#eye"/><path d="M0 0h9"/>'))).toBe(true);
  for (const content of [
    "<script>alert(1)</script>",
    "<path onload='alert(1)'/>",
    "<foreignObject><p>x</p></foreignObject>",
    '<image href="https://example.com/pixel.png"/>',
    '<a xlink:href="javascript:alert(1)"><path/></a>',
  ]) {
    expect(checkDrawing(svg(content)), content).toMatch(/^This file contains/);
  }
});

it.each([
  ["<text>Pay</text>", /brings no fonts/],
  ["<style>@font-face{src:url(data:font/woff2)}</style><text>Pay</text>", true],
  ["<path d='M0 0h9'/>", true],
])("checks the fonts of an SVG with %s", async (content, expected) => {
  const url = `data:image/svg+xml,${encodeURIComponent(`<svg>${content}</svg>`)}`;
  // The rule reads only the file's address.
  const context = { getClient: () => ({ fetch: async () => url }) } as unknown as ValidationContext;
  const verdict = await checkFile({ asset: { _ref: "image-0-1x1-svg" } }, context);
  if (typeof expected === "boolean") expect(verdict).toBe(expected);
  else expect(verdict).toMatch(expected as RegExp);
});

it.each([
  ["64x48-png", /only 64 × 48 pixels/],
  ["12000x9000-jpg", /12,000 × 9,000 pixels, more than any screen/],
  ["600x400-webp", true],
  ["8000x8000-jpg", true],
])("advises on the size of a picture: %s", async (size, expected) => {
  // Pictures of pixels are not read.
  const verdict = await checkFile({ asset: { _ref: `image-0-${size}` } }, {} as ValidationContext);
  if (typeof expected === "boolean") expect(verdict).toBe(expected);
  else expect(verdict).toMatch(expected);
});
