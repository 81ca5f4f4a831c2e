import { createImageUrlBuilder } from "@sanity/image-url";
import type { PictureData } from "@/model/picture";
import { HEIGHT, WIDTH } from "../seo/social-picture/social-card.ts";
import { client } from "./client.ts";

const builder = createImageUrlBuilder(client);

/** Builds addresses of a picture, cropped around its hotspot. */
export function imageOf(picture: PictureData) {
  if (!picture?.asset?.url) return null;
  const source = {
    asset: { url: picture.asset.url },
    crop: picture.crop,
    hotspot: picture.hotspot,
  };
  // The builder accepts any object with an asset url; its type also requires full crop rectangles.
  return builder.image(source as Parameters<typeof builder.image>[0]).fit("crop");
}

/** The address of a picture for link previews, as JPEG, which all of their readers support. */
export const sharedPicture = (picture: PictureData) =>
  imageOf(picture)?.size(WIDTH, HEIGHT).format("jpg").quality(80).url() ?? null;
