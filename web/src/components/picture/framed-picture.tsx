import type { PictureData } from "@/model/picture";
import { draftPerspective } from "../../content/drafts.ts";
import { imageOf } from "../../content/picture-address.ts";
import { drawingPath } from "../../model/file-paths.ts";

type Props = {
  picture: PictureData;
  /** The view of an SVG that is shown: all of it, if missing. */
  view?: string | null;
  /** The page whose picture it is, which has a drawing at its own address. */
  page?: string | null;
  /** Left out, the picture's own; empty where another part of the picture has said it. */
  alt?: string;
  /** Whether it opens the page: it is then fetched at once. */
  isFirst?: boolean;
  className?: string;
};

/** How many pixels of a bitmap are sent: twice what a column of cards needs. */
const BITMAP_WIDTH = 1080;

/**
 * The address of a picture, or of a view of it. All views of an SVG are one file, which a browser fetches once.
 * @param page the page whose picture it is: visitors get its SVG from the site itself, without another connection before
 *   the first screen, and at an address that is a third as long in a list of many after compression
 * @returns `null` while there is no picture
 */
export function framedSource(
  picture: PictureData,
  view?: string | null,
  page?: string | null,
): string | null {
  const asset = picture?.asset?.url;
  if (!asset) return null;
  if (asset.endsWith(".svg")) {
    // Editors may have changed it since it was published.
    const url = page && !draftPerspective() ? drawingPath(page) : asset;
    return view ? `${url}#${view}` : url;
  }
  const image = imageOf(picture)?.width(BITMAP_WIDTH).fit("max").auto("format").quality(70);
  return image?.url() ?? null;
}

/** A picture or a view of it, fetched as it comes near unless it opens the page. */
export function FramedPicture({ picture, view, page, alt, isFirst, className }: Props) {
  const src = framedSource(picture, view, page);
  if (!src) return null;
  const { width, height } = picture?.asset ?? {};
  return (
    <img
      className={className}
      src={src}
      alt={alt ?? picture?.alt ?? ""}
      width={width ?? undefined}
      height={height ?? undefined}
      {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
}
