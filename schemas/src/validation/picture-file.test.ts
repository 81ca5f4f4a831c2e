import type { ValidationContext } from "@sanity/types";
import { expect, it } from "vitest";
import { checkFile } from "./picture-file.ts";

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
