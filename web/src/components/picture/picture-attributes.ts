import type { PictureData } from "@/model/picture";
import { cropOf, imageOf } from "../../content/picture-address.ts";

export type Framing = {
  /** Width ÷ height of the frame, which the picture fills around its hotspot. */
  ratio: number;
  /** How wide the frame is, as in `<img sizes>`. */
  sizes: string;
  /** The largest picture on the first screen, which is fetched first. */
  priority?: boolean;
};

const LARGEST_WIDTH = 1600;
/** Nothing smaller: phones have at least two pixels for each of CSS. */
const WIDTHS = [720, 1080, LARGEST_WIDTH];

/** Width ÷ height of a picture after the editor's crop, if there is one. */
export function ownRatio(picture: PictureData): number {
  const { width, height } = picture?.asset ?? {};
  if (!width || !height) return 16 / 9;
  const { left, right, top, bottom } = cropOf(picture);
  return (width * (1 - left - right)) / (height * (1 - top - bottom));
}

/**
 * The addresses of a picture at exact sizes, in the best format the browser supports.
 * @returns attributes for an `<img>`, or `null` when there is no picture
 */
export function pictureAttributes(
  picture: PictureData,
  { ratio, sizes, priority = false }: Framing,
) {
  const image = imageOf(picture);
  if (!image) return null;
  // A picture of the frame's own ratio needs no height, which saves bytes on pages with many pictures.
  const isWhole = Math.abs(ownRatio(picture) - ratio) < 0.005;
  const size = (w: number) =>
    isWhole ? image.width(w) : image.size(w, Math.round(w / ratio)).fit("crop");
  const urlAt = (w: number) => size(w).auto("format").quality(70).url();
  const largest = Math.min(LARGEST_WIDTH, picture?.asset?.width || LARGEST_WIDTH);
  const smaller = WIDTHS.filter((w) => w <= largest);
  // A picture smaller than all of them is sent as it is.
  const widths = smaller.length > 0 ? smaller : [largest];
  return {
    src: urlAt(Math.min(720, largest)),
    srcSet: widths.map((w) => `${urlAt(w)} ${w}w`).join(", "),
    sizes,
    width: 1000,
    height: Math.round(1000 / ratio),
    alt: picture?.alt ?? "",
    ...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const }),
  };
}
