import { formatWhen } from "@currawong/schemas/offer-facts";
import { classes } from "@/components/classes";
import { each } from "@/components/each/each";
import type { BlockOf } from "@/model/block";
import { defineBlock } from "../define-block";
import { type Calendar, calendarOf } from "./calendar.ts";
import styles from "./steps.module.css";

type Step = BlockOf<"steps">["items"][number];
type Props = { items: readonly Step[] };

/** Steps whose times are not known, numbered. */
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

/** A time in a calendar: its number is large where there is room for it. */
function CalendarTime({ time }: { time: string }) {
  const [unit, number] = time.split(/ (?=\S*\d)/);
  return (
    <>
      {unit} <b className="display text-accent">{number}</b>
    </>
  );
}

function TimedStep({ when, inCalendar, ...step }: Step & { inCalendar: boolean }) {
  const { title, description } = step;
  const time = when ? formatWhen(when) : step.time;
  return (
    <>
      <h3 className="mb-1.5">
        {time && (
          <small className="label mb-2 block max-lg:mb-1">
            {inCalendar ? <CalendarTime time={time} /> : time}
            <span className="sr-only">: </span>
          </small>
        )}
        <span className="block">{title}</span>
      </h3>
      <p className="text-mute">{description}</p>
    </>
  );
}

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
