import { createImageUrlBuilder } from "@sanity/image-url";
import type { PictureData } from "@/model/picture";
import { HEIGHT, WIDTH } from "../seo/social-picture/social-card.ts";
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

/** The address of a picture for shared links, as JPEG, which every reader of them takes. */
export const sharedPicture = (picture: PictureData) =>
  imageOf(picture)?.size(WIDTH, HEIGHT).format("jpg").quality(80).url() ?? null;
