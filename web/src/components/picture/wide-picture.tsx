import type { PictureData } from "@/model/picture";
import { classes } from "../classes.ts";
import { Picture } from "./picture.tsx";
import { ownRatio } from "./picture-attributes.ts";

type Props = {
  picture: PictureData;
  /** How wide the column is, as in `<img sizes>`. */
  sizes: string;
  className?: string;
  /** Width ÷ height of drawings that rearrange themselves to fit another frame, and the class of that frame. */
  drawing: { ratio: number; frame: string };
};

/** A picture of the work, as wide as its column. */
export function WidePicture({ picture, sizes, className, drawing }: Props) {
  const { url, width, height } = picture?.asset ?? {};
  const ratio = ownRatio(picture);
  if (!url?.endsWith(".svg")) return <Picture picture={picture} ratio={ratio} sizes={sizes} />;
  return (
    <img
      className={classes("w-full rounded", className, ratio === drawing.ratio && drawing.frame)}
      src={url}
      alt={picture?.alt ?? ""}
      width={width ?? undefined}
      height={height ?? undefined}
      loading="lazy"
    />
  );
}
