import type { PictureData } from "@/model/picture";
import { classes } from "../classes.ts";
import { Picture } from "./picture.tsx";
import { ownRatio } from "./picture-attributes.ts";

type Props = {
  picture: PictureData;
  /** How wide the column is, as in `<img sizes>`. */
  sizes: string;
  /** The frame of a drawing, which on phones has another ratio. */
  className: string;
};

/** A picture of the work, as wide as its column. */
export function WidePicture({ picture, sizes, className }: Props) {
  const { url, width, height } = picture?.asset ?? {};
  if (!url?.endsWith(".svg")) {
    return <Picture picture={picture} ratio={ownRatio(picture)} sizes={sizes} />;
  }
  return (
    // Fits its own drawing to the frame.
    <img
      className={classes("w-full rounded", className)}
      src={url}
      alt={picture?.alt ?? ""}
      width={width ?? undefined}
      height={height ?? undefined}
      loading="lazy"
    />
  );
}
