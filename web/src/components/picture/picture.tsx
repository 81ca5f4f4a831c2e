import type { PictureData } from "@/model/picture";
import { classes } from "../classes.ts";
import styles from "./picture.module.css";
import { type Framing, pictureAttributes } from "./picture-attributes.ts";

type Props = Framing & { picture: PictureData; className?: string };

/** A picture from the Content Lake at exact sizes, over a placeholder of itself. */
export function Picture({ picture, className, ...framing }: Props) {
  const attributes = pictureAttributes(picture, framing);
  if (!attributes) return null;
  const { placeholder, alt, ...image } = attributes;
  const loading = framing.priority ? "eager" : "lazy";
  return (
    <span className={classes(styles.picture, className)}>
      {placeholder && (
        <img className={styles.placeholder} src={placeholder} alt="" loading={loading} />
      )}
      <img
        {...image}
        alt={alt}
        loading={loading}
        fetchPriority={framing.priority ? "high" : undefined}
      />
    </span>
  );
}
