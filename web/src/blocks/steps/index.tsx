import { each } from "@/components/each/each";
import type { BlockOf } from "@/model/block";
import { defineBlock } from "../define-block";
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

/** A month's schedule, one column per period. A colon in the title separates period and activity. */
const Roster = ({ items }: Props) => (
  <ol className={styles.roster}>
    {each(items, ({ title, description }) => {
      const [period, activity] = title.split(/: (.*)/);
      return (
        <li>
          <h3 className="mb-1.75 text-[1.8rem]">
            {activity ? (
              <>
                <small className="label mb-part block max-lg:mb-1">
                  {period}
                  <span className="sr-only">: </span>
                </small>
                <span className="block first-letter:uppercase">{activity}</span>
              </>
            ) : (
              period
            )}
          </h3>
          <p className="text-mute">{description}</p>
        </li>
      );
    })}
  </ol>
);

/** The stages of the work in order, as numbered steps or as one column per period. */
export const steps = defineBlock("steps", {
  section: ({ layout }) => (layout === "roster" ? "stacked" : "split"),
  list: ({ block }) => block.items,
  View: ({ block: { items, layout } }) =>
    layout === "roster" ? <Roster items={items} /> : <Steps items={items} />,
});
