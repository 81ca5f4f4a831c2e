import type { BlockOf } from "@/model/block";
import styles from "./roster.module.css";

type Props = { points: BlockOf<"steps">["items"] };

/** How a month goes, as a roster: one column to each part of it. A colon splits when from what. */
export function Roster({ points }: Props) {
  return (
    <ol className={styles.roster}>
      {points.map(({ _key, title, description }) => {
        const [when, what] = title.split(/: (.*)/);
        return (
          <li key={_key}>
            <h3 className="mb-1.75 text-[1.8rem]">
              {what ? (
                <>
                  <small className="label mb-part block max-lg:mb-1">
                    {when}
                    <span className="sr-only">: </span>
                  </small>
                  <span className="block first-letter:uppercase">{what}</span>
                </>
              ) : (
                when
              )}
            </h3>
            <p className="text-mute">{description}</p>
          </li>
        );
      })}
    </ol>
  );
}
