import { expect, it } from "vitest";
import type { PictureData } from "@/model/picture";
import { framedSource } from "./framed-picture.tsx";

const picture = (type: string): PictureData => {
  const url = `https://cdn.sanity.io/images/p/d/${"0".repeat(40)}-1680x800.${type}`;
  return { alt: "", crop: null, hotspot: null, asset: { url, width: 1680, height: 800 } };
};

it("names a view of a drawing in the address of its one file, and has the CDN size a bitmap", () => {
  const drawing = picture("svg");
  expect(framedSource(drawing, "phone")).toBe(`${drawing?.asset?.url}#phone`);
  const own = "/drawing/services/audit.svg";
  expect(framedSource(drawing, "phone", "/services/audit")).toBe(`${own}#phone`);
  expect(framedSource(picture("png"), "phone")).toMatch(/\.png\?w=1080&/);
  expect(framedSource(null, "phone")).toBeNull();
});
