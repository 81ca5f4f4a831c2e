import { createImageUrlBuilder } from "@sanity/image-url";
import type { PictureData } from "@/model/picture";
import { HEIGHT, WIDTH } from "../model/social-card.ts";
import { client } from "./lake.ts";

const builder = createImageUrlBuilder(client);

/** The parts cut off at each edge; none where scripts left numbers by which nothing of the picture remains. */
export function cropOf(picture: PictureData) {
  const { left, right, top, bottom } = picture?.crop ?? {};
  const crop = { left: left ?? 0, right: right ?? 0, top: top ?? 0, bottom: bottom ?? 0 };
  const leavesSome = crop.left + crop.right < 1 && crop.top + crop.bottom < 1;
  const isWithin = Object.values(crop).every((edge) => edge >= 0);
  return leavesSome && isWithin ? crop : { left: 0, right: 0, top: 0, bottom: 0 };
}

/** Builds addresses of a picture, cropped around its hotspot. */
export function imageOf(picture: PictureData) {
  if (!picture?.asset?.url) return null;
  const { x, y, width, height } = picture.hotspot ?? {};
  const source = {
    asset: { url: picture.asset.url },
    crop: cropOf(picture),
    hotspot: { x: x ?? 0.5, y: y ?? 0.5, width: width ?? 1, height: height ?? 1 },
  };
  // The builder accepts any object with an asset url; its type also requires an id.
  return builder.image(source as Parameters<typeof builder.image>[0]);
}

/** The address of a picture for link previews, as JPEG, which all of their readers support. */
export const sharedPicture = (picture: PictureData) =>
  imageOf(picture)?.size(WIDTH, HEIGHT).fit("crop").format("jpg").quality(80).url() ?? null;
