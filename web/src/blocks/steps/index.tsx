import { each } from "@/components/each/each";
import type { BlockOf } from "@/model/block";
import { defineBlock } from "../define-block";
import { pointsMarkdown } from "../markdown";
import styles from "./steps.module.css";

type Props = { items: BlockOf<"steps">["items"] };

const Steps = ({ items }: Props) => (
  <ol className={styles.steps}>
    {each(items, ({ title, description }) => (
      <li>
        <h3>{title}</h3>
        <p className="mt-1.25 text-mute">{description}</p>
      </li>
    ))}
  </ol>
);

/** How a month goes: one column to each part of it. A colon splits when from what. */
const Roster = ({ items }: Props) => (
  <ol className={styles.roster}>
    {each(items, ({ title, description }) => {
      const [when, what] = title.split(/: (.*)/);
      return (
        <li>
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

/** How the work goes, in order: numbered as in a logbook, or a column to each part. */
export const steps = defineBlock("steps", {
  section: ({ layout }) => (layout === "roster" ? "stacked" : "split"),
  View: ({ block: { items, layout } }) =>
    layout === "roster" ? <Roster items={items} /> : <Steps items={items} />,
  markdown: ({ block }) => pointsMarkdown(block.items),
});
