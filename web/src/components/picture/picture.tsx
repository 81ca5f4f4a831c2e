import type { PictureData } from "@/model/picture";
import { classes } from "../classes.ts";
import styles from "./picture.module.css";
import { type Framing, pictureAttributes } from "./picture-attributes.ts";

type Props = Framing & { picture: PictureData; className?: string };

/** A picture from the Content Lake at exact sizes, fetched as it comes near unless it opens the page. */
export function Picture({ picture, className, ...framing }: Props) {
  const attributes = pictureAttributes(picture, framing);
  if (!attributes) return null;
  return (
    <span className={classes(styles.picture, className)}>
      <img {...attributes} alt={attributes.alt} />
    </span>
  );
}
