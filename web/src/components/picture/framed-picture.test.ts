import { expect, it } from "vitest";
import type { PictureData } from "@/model/picture";
import { framedSource } from "./framed-picture.tsx";

const area = { x: 84, y: 40, w: 400, h: 500 };

const picture = (type: string): PictureData => {
  const url = `https://cdn.sanity.io/images/p/d/${"0".repeat(40)}-1680x800.${type}`;
  return { alt: "", crop: null, hotspot: null, asset: { url, width: 1680, height: 800 } };
};

it("shows a part of a drawing from its one file, and has the CDN cut a bitmap", () => {
  const drawing = picture("svg");
  expect(framedSource(drawing, area)).toBe(
    `${drawing?.asset?.url}#svgView(viewBox(84,40,400,500))`,
  );
  const own = "/drawing/services/audit.svg";
  expect(framedSource(drawing, area, "/services/audit")).toBe(
    `${own}#svgView(viewBox(84,40,400,500))`,
  );
  const bitmap = new URL(framedSource(picture("png"), area) ?? "");
  expect(bitmap.searchParams.get("rect")).toBe("84,40,400,500");
  expect(framedSource(null, area)).toBeNull();
});
