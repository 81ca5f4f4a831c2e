import { framedSource } from "@/components/picture/framed-picture";
import type { Service } from "@/model/block";
import type { PictureData } from "@/model/picture";
import styles from "./included.module.css";

type Frames = NonNullable<NonNullable<Service["plate"]>["frames"]>;

type Props = {
  picture: PictureData;
  /** The path of the service's page. */
  page: string;
  frames: Frames;
  /** The inclusions, whose order is that of the frames: while scrolling, each covers the one before. */
  features: readonly string[];
};

/**
 * The frames of a service's picture on top of each other. The stylesheet shows the frame of the inclusion that the
 * visitor points at, focuses or scrolls to. Decorative: the plate above has the text alternative.
 */
export function Lens({ picture, page, frames, features }: Props) {
  const placed = frames
    .map((frame, index) => ({ ...frame, index, at: features.indexOf(frame.caption) }))
    .toSorted((one, other) => one.at - other.at);
  return (
    <div className={styles.lens} aria-hidden="true">
      <div className={styles.view}>
        {placed.map(({ _key, x, y, w, h, index }) => (
          <span key={_key} data-frame={index + 1}>
            {/* The stylesheet has their size. */}
            <img src={framedSource(picture, { x, y, w, h }, page) ?? ""} alt="" loading="lazy" />
          </span>
        ))}
      </div>
    </div>
  );
}
