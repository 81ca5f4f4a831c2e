import type { IconName } from "@currawong/schemas/icons";
import styles from "./icon.module.css";

/**
 * An icon beside a heading: decoration, so screen readers pass over it. All of them are drawn in
 * `public/icons.svg`, in strokes on a 24-unit grid, and fetched once.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
