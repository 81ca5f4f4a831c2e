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
    return (
      <div className="night">
        <figure className="wrap pb-part">
          <FramedPicture picture={picture} page={path} isFirst className={styles.whole} />
          {frames?.length ? (
            <ul className={styles.frames}>
              {frames.map(({ _key, caption, view }, index) => (
                <li key={_key} id={frameId(index)}>
                  <a href={`#${inclusionId(index)}`}>
                    <FramedPicture picture={picture} view={view} page={path} alt="" />
                    {caption}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
          <figcaption className="mt-1 quiet">Illustrative example</figcaption>
        </figure>
      </div>
    );
  },
});
