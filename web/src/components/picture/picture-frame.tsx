import { classes } from "../classes.ts";
import styles from "./picture.module.css";
import type { PictureAttributes } from "./picture-attributes.ts";

type Props = {
  picture: PictureAttributes;
  priority?: boolean;
  className?: string;
};

/** A picture over a placeholder of itself. Needs no Content Lake, so the browser can render it too. */
export function PictureFrame({ picture, priority = false, className }: Props) {
  const { placeholder, ...image } = picture;
  const loading = priority ? "eager" : "lazy";
  return (
    <span className={classes(styles.picture, className)}>
      {placeholder && (
        <img className={styles.placeholder} src={placeholder} alt="" loading={loading} />
      )}
      <img
        {...image}
        alt={image.alt}
        loading={loading}
        fetchPriority={priority ? "high" : undefined}
      />
    </span>
  );
}
