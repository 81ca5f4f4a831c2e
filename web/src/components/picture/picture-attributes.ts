import type { PictureData } from "@/model/picture";
import { imageOf } from "../../content/picture-address.ts";

/** What an `<img>` needs, ready to be sent to the browser. */
export type PictureAttributes = NonNullable<ReturnType<typeof pictureAttributes>>;

export type Framing = {
  /** Width ÷ height of the frame, which the picture fills around its hotspot. */
  ratio: number;
  /** How wide the frame is, as in `<img sizes>`. */
  sizes: string;
  /** The largest picture of the first screen: nothing is fetched before it. */
  priority?: boolean;
  /** Whether it is never shown wider than half the page. */
  isSmall?: boolean;
};

const WIDTHS = [360, 720, 1080, 1600];
/** Sharp at twice the density, half a page wide. */
const SMALL = 1080;
const PLACEHOLDER_WIDTH = 24;

/** Width ÷ height of what an editor shows of a picture: all of it, or what was cropped. */
export function ownRatio(picture: PictureData): number {
  const { width, height } = picture?.asset ?? {};
  if (!width || !height) return 16 / 9;
  const { left = 0, right = 0, top = 0, bottom = 0 } = picture?.crop ?? {};
  return (width * (1 - left - right)) / (height * (1 - top - bottom));
}

/**
 * The addresses of a picture at exact sizes, in the best format the browser takes.
 * @returns attributes for an `<img>`, or `null` when there is no picture
 */
export function pictureAttributes(
  picture: PictureData,
  { ratio, sizes, priority = false, isSmall = false }: Framing,
) {
  const image = imageOf(picture);
  if (!image) return null;
  const at = (w: number) =>
    image
      .size(w, Math.round(w / ratio))
      .auto("format")
      .quality(70)
      .url();
  const largest = isSmall ? SMALL : (picture?.asset?.width ?? 1600);
  const widths = WIDTHS.filter((w) => w <= largest);
  return {
    src: at(720),
    srcSet: widths.map((w) => `${at(w)} ${w}w`).join(", "),
    sizes,
    width: 1000,
    height: Math.round(1000 / ratio),
    alt: picture?.alt ?? "",
    /** Of a tiny version, where there is time to fetch it first. */
    placeholder: priority ? null : at(PLACEHOLDER_WIDTH),
  };
}
