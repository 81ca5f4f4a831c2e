import { createImageUrlBuilder } from "@sanity/image-url";
import type { PictureData } from "@/model/picture";
import { client } from "./client.ts";

const builder = createImageUrlBuilder(client);

/** Builds addresses of a picture, which fills its frame around its hotspot. */
export function imageOf(picture: PictureData) {
  if (!picture?.asset?.url) return null;
  const source = {
    asset: { url: picture.asset.url },
    crop: picture.crop,
    hotspot: picture.hotspot,
  };
  // The builder accepts any object with an asset url; its type also wants full crop rectangles.
  return builder.image(source as Parameters<typeof builder.image>[0]).fit("crop");
}

/** The address of one picture at one size in pixels, as JPEG, which every reader of shared links takes. */
export const pictureAddress = (picture: PictureData, width: number, height: number) =>
  imageOf(picture)?.size(width, height).format("jpg").quality(80).url() ?? null;
