import { createImageUrlBuilder } from "@sanity/image-url";
import { client } from "@/content/client";

/** A picture as the queries select it (`pictureFields`). */
export type PictureData = {
  alt: string | null;
  crop: { top?: number; bottom?: number; left?: number; right?: number } | null;
  hotspot: { x?: number; y?: number; width?: number; height?: number } | null;
  asset: {
    url: string | null;
    width: number | null;
    height: number | null;
    lqip: string | null;
  } | null;
} | null;

const WIDTHS = [320, 480, 640, 800, 1080, 1400, 1800];

const builder = createImageUrlBuilder(client);

type Props = {
  picture: PictureData;
  /** Width ÷ height of the frame, which the picture fills around its hotspot. */
  ratio: number;
  /** How wide the frame is, as in `<img sizes>`. */
  sizes: string;
  /** The largest picture of the first screen: fetched first, never lazily. */
  priority?: boolean;
  className?: string;
};

/** A picture at exact sizes in the best format the browser takes, over a placeholder of itself. */
export function Picture({ picture, ratio, sizes, priority = false, className = "" }: Props) {
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
  const widths = WIDTHS.filter((w) => w <= (width ?? 1800));
  const height = Math.round(1000 / ratio);
  return (
    <span className={`picture ${className}`.trim()}>
      {lqip && <img className="lqip" src={lqip} alt="" aria-hidden="true" width={20} height={20} />}
      <img
        src={at(800)}
        srcSet={widths.map((w) => `${at(w)} ${w}w`).join(", ")}
        sizes={sizes}
        width={1000}
        height={height}
        alt={picture.alt ?? ""}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? undefined : "async"}
      />
    </span>
  );
}
