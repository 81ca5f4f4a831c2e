import type { PictureData } from "@/model/picture";
import { draftPerspective } from "../../content/drafts.ts";
import { imageOf } from "../../content/picture-address.ts";
import { drawingPath } from "../../model/file-paths.ts";

/** A part of a picture, in pixels of it, which are the units of an SVG. */
export type Area = { x: number; y: number; w: number; h: number };

type Props = {
  picture: PictureData;
  /** All of it, if missing. */
  area?: Area | null;
  /** The page whose picture it is, which has a drawing at its own address. */
  page?: string | null;
  /** Left out, the picture's own; empty where another part of the picture has said it. */
  alt?: string;
  /** Whether it opens the page: it is then fetched at once. */
  isFirst?: boolean;
  className?: string;
};

/** How many pixels of a bitmap are sent for a part of it: twice what a column of cards needs. */
const BITMAP_WIDTH = 1080;

/**
 * The address of a part of a picture. All parts of an SVG are one file, which a browser fetches once;
 * a part of a bitmap is cut by the CDN.
 * @param page the page whose picture it is: visitors get its SVG from the site itself, without another connection before
 *   the first screen, and at an address that is a third as long in a list of many after compression
 * @returns `null` while there is no picture
 */
export function framedSource(
  picture: PictureData,
  area?: Area | null,
  page?: string | null,
): string | null {
  const asset = picture?.asset?.url;
  if (!asset) return null;
  if (asset.endsWith(".svg")) {
    // Editors may have changed it since it was published.
    const url = page && !draftPerspective() ? drawingPath(page) : asset;
    return area ? `${url}#svgView(viewBox(${area.x},${area.y},${area.w},${area.h}))` : url;
  }
  const image = imageOf(picture);
  const part = area ? image?.rect(area.x, area.y, area.w, area.h) : image;
  return part?.width(BITMAP_WIDTH).fit("max").auto("format").quality(70).url() ?? null;
}

/** A part of a picture in its own proportions, fetched as it comes near unless it opens the page. */
export function FramedPicture({ picture, area, page, alt, isFirst, className }: Props) {
  const src = framedSource(picture, area, page);
  if (!src) return null;
  const { width, height } = picture?.asset ?? {};
  return (
    <img
      className={className}
      src={src}
      alt={alt ?? picture?.alt ?? ""}
      width={area?.w ?? width ?? undefined}
      height={area?.h ?? height ?? undefined}
      {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
}
