import { FramedPicture } from "@/components/picture/framed-picture";
import { defineBlock } from "../define-block";
import { frameId, inclusionId } from "./frames";
import styles from "./plate.module.css";

/**
 * A wide picture of what the service delivers, on the dark of the opening. Narrow screens show its frames one beside the
 * other instead, large enough to read. Each caption leads to its line of “What's Included”.
 */
export const plate = defineBlock("plate", {
  View: ({ block: { plate }, page: { path } }) => {
    const { picture, frames } = plate;
    const { width, height } = picture?.asset ?? {};
    return (
      <div className="night">
        <figure className={`wrap ${styles.plate}`}>
          <div className={styles.whole}>
            <FramedPicture picture={picture} page={path} isFirst />
            <svg viewBox={`0 0 ${width ?? 0} ${height ?? 0}`} aria-hidden="true">
              {frames?.map(({ _key, x, y, w, h }) => (
                <rect key={_key} x={x} y={y} width={w} height={h} rx="16" />
              ))}
            </svg>
          </div>
          {frames?.length ? (
            <ul className={styles.frames}>
              {frames.map(({ _key, caption, ...area }, index) => (
                <li key={_key} id={frameId(index)}>
                  <a href={`#${inclusionId(index)}`}>
                    <FramedPicture picture={picture} area={area} page={path} alt="" />
                    {caption}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
          <figcaption>Illustrative example</figcaption>
        </figure>
      </div>
    );
  },
});
