import { formatWhen } from "@currawong/schemas/offer-facts";
import { each } from "@/components/each/each";
import type { BlockOf } from "@/model/block";
import { defineBlock } from "../define-block";
import styles from "./steps.module.css";

type Step = BlockOf<"steps">["items"][number];

/** When a step is: `Weeks 2–3`, or its own words. */
const timeOf = ({ when, time }: Step) => (when ? formatWhen(when) : time);

/** The stages of the work in order: by their times, if they have any, otherwise numbered. */
export const steps = defineBlock("steps", {
  section: "stacked",
  list: ({ block }) => block.items,
  View: ({ block: { items, layout } }) => (
    <ol className={layout === "roster" ? styles.roster : styles.steps}>
      {each(items, (item) => (
        <li>
          <h3 className="mb-1.5">
            {timeOf(item) && (
              <small>
                {timeOf(item)}
                <span className="sr-only">: </span>
              </small>
            )}
            <span className="block">{item.title}</span>
          </h3>
          <p className="text-mute">{item.description}</p>
        </li>
      ))}
    </ol>
  ),
});
