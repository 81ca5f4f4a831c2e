import { createImageUrlBuilder } from "@sanity/image-url";
import type { PictureData } from "@/model/picture";
import { client } from "./client.ts";

const builder = createImageUrlBuilder(client);

/**
 * The address of one picture at one size, as JPEG, which every reader of shared links takes.
 * @param width in pixels, @param height in pixels; the picture fills them around its hotspot
 * @returns `null` when there is no picture
 */
export function pictureAddress(picture: PictureData, width: number, height: number): string | null {
  if (!picture?.asset?.url) return null;
  const source = {
    asset: { url: picture.asset.url },
    crop: picture.crop,
    hotspot: picture.hotspot,
  };
  return (
    builder
      // The builder accepts any object with an asset url; its type also wants full crop rectangles.
      .image(source as Parameters<typeof builder.image>[0])
      .size(width, height)
      .fit("crop")
      .format("jpg")
      .quality(80)
      .url()
  );
}
