import { expect, it } from "vitest";
import type { PictureData } from "@/model/picture";
import { ownRatio, pictureAttributes } from "./picture-attributes.ts";

const url = `https://cdn.sanity.io/images/p/d/${"0".repeat(40)}-1600x1000.png`;

/** What scripts and imports leave beside a picture. */
const LEFT = {
  "a crop of everything": { crop: { left: 0.5, right: 0.5, top: 0, bottom: 0 } },
  "a negative crop": { crop: { left: -0.5, right: 0, top: 0, bottom: 0 } },
  "a crop of one edge": { crop: { left: 0.1 } },
  "a hotspot beside the picture": { hotspot: { x: 5, y: -3, width: 9, height: 0 } },
};

it.each(Object.entries(LEFT))("asks for a part of the picture despite %s", (_name, rest) => {
  // Incomplete on purpose.
  const picture = { alt: "", asset: { url, width: 1600, height: 1000 }, ...rest } as PictureData;
  const { src } = pictureAttributes(picture, { ratio: ownRatio(picture), sizes: "1px" }) ?? {};
  const { searchParams } = new URL(src ?? "");
  const [left = 0, top = 0, width = 1600, height = 1000] =
    searchParams.get("rect")?.split(",").map(Number) ?? [];
  expect(Math.min(left, top, width - 1, height - 1)).toBeGreaterThanOrEqual(0);
  expect(left + width).toBeLessThanOrEqual(1600);
  expect(top + height).toBeLessThanOrEqual(1000);
  expect(Number(searchParams.get("h"))).toBeLessThan(2000);
});

it("does not enlarge a picture that is smaller than every width", () => {
  const asset = { url: url.replace("1600x1000", "240x150"), width: 240, height: 150 };
  const picture = { alt: "", asset } as PictureData; // Without what an editor may add.
  const { src, srcSet } = pictureAttributes(picture, { ratio: 1.6, sizes: "1px" }) ?? {};
  expect(new URL(src ?? "").searchParams.get("w")).toBe("240");
  expect(srcSet).toBe(`${src} 240w`);
});
