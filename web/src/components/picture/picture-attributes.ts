import { createImageUrlBuilder } from "@sanity/image-url";
import type { PictureData } from "@/model/picture";
import { client } from "../../content/client.ts";

/** What an `<img>` needs, ready to be sent to the browser. */
export type PictureAttributes = {
  src: string;
  srcSet: string;
  sizes: string;
  width: number;
  height: number;
  alt: string;
  /** A tiny version of the picture: as data where it is needed at once, else by its address. */
  lqip: string | null;
};

export type Framing = {
  /** Width ÷ height of the frame, which the picture fills around its hotspot. */
  ratio: number;
  /** How wide the frame is, as in `<img sizes>`. */
  sizes: string;
  /** The largest picture of the first screen: its placeholder comes within the page. */
  priority?: boolean;
};

const WIDTHS = [360, 720, 1080, 1600];
const LQIP_WIDTH = 24;

const builder = createImageUrlBuilder(client);

/**
 * The addresses of a picture at exact sizes, in the best format the browser takes.
 * @returns attributes for an `<img>`, or `null` when there is no picture
 */
export function pictureAttributes(
  picture: PictureData,
  { ratio, sizes, priority = false }: Framing,
): PictureAttributes | null {
  if (!picture?.asset?.url) return null;
  const { url, width, lqip } = picture.asset;
  const source = { asset: { url }, crop: picture.crop, hotspot: picture.hotspot };
  const at = (w: number) =>
    builder
      // The builder accepts any object with an asset url; its type also wants full crop rectangles.
      .image(source as Parameters<typeof builder.image>[0])
      .width(w)
      .height(Math.round(w / ratio))
      .fit("crop")
      .auto("format")
      .quality(70)
      .url();
  const widths = WIDTHS.filter((w) => w <= (width ?? 1600));
  return {
    src: at(720),
    srcSet: widths.map((w) => `${at(w)} ${w}w`).join(", "),
    sizes,
    width: 1000,
    height: Math.round(1000 / ratio),
    alt: picture.alt ?? "",
    lqip: priority ? lqip : at(LQIP_WIDTH),
  };
}
