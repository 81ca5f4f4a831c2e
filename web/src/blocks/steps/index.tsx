import { partsOfWhen } from "@currawong/schemas/offer-facts";
import { classes } from "@/components/classes";
import { each } from "@/components/each/each";
import type { BlockOf } from "@/model/block";
import { defineBlock } from "../define-block";
import { type Calendar, calendarOf } from "./calendar.ts";
import styles from "./steps.module.css";

type Step = BlockOf<"steps">["items"][number];
type Props = { items: readonly Step[] };

/** The time of a step. In a calendar, its number is large where there is room for it. */
function Time({ when, time, inCalendar }: Pick<Step, "when" | "time"> & { inCalendar: boolean }) {
  const [unit, number] = when ? partsOfWhen(when) : [time, ""];
  if (!inCalendar) return `${unit} ${number}`.trim();
  return (
    <>
      {unit} <b className="display text-accent">{number}</b>
    </>
  );
}

function TimedStep({ title, description, ...step }: Step & { inCalendar: boolean }) {
  return (
    <>
      <h3 className="mb-1.5">
        {(step.when || step.time) && (
          <small className="label mb-2 block max-lg:mb-1">
            <Time {...step} />
            <span className="sr-only">: </span>
          </small>
        )}
        <span className="block">{title}</span>
      </h3>
      <p className="text-mute">{description}</p>
    </>
  );
}

/** Steps that are not in columns, numbered. */
const Steps = ({ items }: Props) => (
  <ol className={styles.steps}>
    {each(items, (item) => (
      <li>
        <TimedStep {...item} inCalendar={false} />
      </li>
    ))}
  </ol>
);

/** Steps with their times, side by side. */
const Roster = ({ items }: Props) => (
  <ol className={styles.roster}>
    {each(items, (item) => (
      <li>
        <TimedStep {...item} inCalendar={false} />
      </li>
    ))}
  </ol>
);

// In full, because Tailwind finds classes by reading this file.
const COLUMNS: Partial<Record<number, string>> = {
  4: "[--columns:4]",
  5: "[--columns:5]",
  6: "[--columns:6]",
  7: "[--columns:7]",
};
const SPANS: Partial<Record<number, string>> = {
  2: "xl:col-span-2",
  3: "xl:col-span-3",
  4: "xl:col-span-4",
};

/** Steps in columns of a week or a working day each, with those that have none left empty. */
const CalendarSheet = ({ items, calendar }: Props & { calendar: Calendar }) => (
  <ol className={classes(styles.roster, styles.calendar, COLUMNS[calendar.columns])}>
    {each(calendar.cells, ({ step, span }) => {
      const item = step === null ? null : items[step];
      return item ? (
        <li className={span === calendar.columns ? "xl:col-span-full" : SPANS[span]}>
          <TimedStep {...item} inCalendar />
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
    return layout === "roster" ? <Roster items={items} /> : <Steps items={items} />;
  },
});
