import type { PictureData } from "@/model/picture";
import { classes } from "../classes.ts";
import { FramedPicture } from "./framed-picture.tsx";
import { Picture } from "./picture.tsx";
import { ownRatio } from "./picture-attributes.ts";

/** The width ÷ height of drawings that rearrange themselves to fit the frame of phones. */
const DRAWING_RATIO = 1.6;

/** A picture of the work, as wide as its column. */
export function WidePicture({ picture }: { picture: PictureData }) {
  const ratio = ownRatio(picture);
  return picture?.asset?.url?.endsWith(".svg") ? (
    <FramedPicture
      picture={picture}
      className={classes("w-full rounded", ratio === DRAWING_RATIO && "max-md:aspect-4/5")}
    />
  ) : (
    <Picture picture={picture} ratio={ratio} sizes="(min-width: 1000px) 70vw, 92vw" />
  );
}
