import type { PictureData } from "@/model/picture";
import { imageOf } from "../../content/picture-address.ts";

/** A part of a picture, in pixels of it, which are the units of an SVG. */
export type Area = { x: number; y: number; w: number; h: number };

type Props = {
  picture: PictureData;
  /** All of it, if missing. */
  area?: Area | null;
  /** Left out, the picture's own; empty where another part of the picture has said it. */
  alt?: string;
  className?: string;
};

/** How many pixels of a bitmap are sent for a part of it: twice what a column of cards needs. */
const BITMAP_WIDTH = 1080;

/**
 * The address of a part of a picture. All parts of an SVG are one file, which a browser fetches once;
 * a part of a bitmap is cut by the CDN.
 * @returns `null` while there is no picture
 */
export function framedSource(picture: PictureData, area?: Area | null): string | null {
  const url = picture?.asset?.url;
  if (!url) return null;
  if (url.endsWith(".svg")) {
    return area ? `${url}#svgView(viewBox(${area.x},${area.y},${area.w},${area.h}))` : url;
  }
  const image = imageOf(picture);
  const part = area ? image?.rect(area.x, area.y, area.w, area.h) : image;
  return part?.width(BITMAP_WIDTH).fit("max").auto("format").quality(70).url() ?? null;
}

/** A part of a picture in its own proportions, fetched as it comes near. */
export function FramedPicture({ picture, area, alt, className }: Props) {
  const src = framedSource(picture, area);
  if (!src) return null;
  const { width, height } = picture?.asset ?? {};
  return (
    <img
      className={className}
      src={src}
      alt={alt ?? picture?.alt ?? ""}
      width={area?.w ?? width ?? undefined}
      height={area?.h ?? height ?? undefined}
      loading="lazy"
    />
  );
}
