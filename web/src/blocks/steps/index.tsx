import { partsOfWhen } from "@currawong/schemas/offer-facts";
import { classes, columnsClass } from "@/components/classes";
import { each } from "@/components/each/each";
import type { BlockOf } from "@/model/block";
import { defineBlock } from "../define-block";
import { type Calendar, calendarOf } from "./calendar.ts";
import styles from "./steps.module.css";

type Step = BlockOf<"steps">["items"][number];
type Props = { items: readonly Step[] };

/** When a step is: `Weeks 2–3`, or its own words. */
const timeOf = ({ when, time }: Step) => (when ? partsOfWhen(when).join(" ").trim() : time);

function TimedStep(step: Step) {
  const time = timeOf(step);
  return (
    <>
      <h3 className="mb-1.5">
        {time && (
          <small>
            {time}
            <span className="sr-only">: </span>
          </small>
        )}
        <span className="block">{step.title}</span>
      </h3>
      <p className="text-mute">{step.description}</p>
    </>
  );
}

/** Steps one after another, or side by side. */
const Steps = ({ items, className }: Props & { className: string | undefined }) => (
  <ol className={className}>
    {each(items, (item) => (
      <li>
        <TimedStep {...item} />
      </li>
    ))}
  </ol>
);

// In full, because Tailwind finds classes by reading this file.
const SPANS: Partial<Record<number, string>> = {
  2: "xl:col-span-2",
  3: "xl:col-span-3",
  4: "xl:col-span-4",
};

/** Steps in columns of a week or a working day each, with those that have none left empty. */
const CalendarSheet = ({ items, calendar }: Props & { calendar: Calendar }) => (
  <ol className={classes(styles.roster, styles.calendar, columnsClass(calendar.columns))}>
    {each(calendar.cells, ({ step, span }) => {
      const item = step === null ? null : items[step];
      return item ? (
        <li className={span === calendar.columns ? "xl:col-span-full" : SPANS[span]}>
          <TimedStep {...item} />
        </li>
      ) : (
        <li className="max-xl:hidden" aria-hidden="true" />
      );
    })}
  </ol>
);

/** The stages of the work in order: by their times, if they have any, otherwise numbered. */
export const steps = defineBlock("steps", {
  section: "stacked",
  list: ({ block }) => block.items,
  View: ({ block: { items, layout } }) => {
    const calendar = calendarOf(items);
    if (calendar) return <CalendarSheet items={items} calendar={calendar} />;
    return <Steps items={items} className={layout === "roster" ? styles.roster : styles.steps} />;
  },
});
