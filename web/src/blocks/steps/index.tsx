import { classes } from "@/components/classes";
import { each } from "@/components/each/each";
import type { BlockOf } from "@/model/block";
import { defineBlock } from "../define-block";
import { type Calendar, calendarOf, splitTitle } from "./calendar.ts";
import styles from "./steps.module.css";

type Props = { items: BlockOf<"steps">["items"] };

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

// In full, because Tailwind finds classes by reading this file.
const COLUMNS = [
  ...["", "[--columns:1]", "[--columns:2]", "[--columns:3]", "[--columns:4]", "[--columns:5]"],
  ...["[--columns:6]", "[--columns:7]"],
];
const STARTS = [
  ...["", "xl:col-start-1", "xl:col-start-2", "xl:col-start-3", "xl:col-start-4"],
  ...["xl:col-start-5", "xl:col-start-6", "xl:col-start-7"],
];
/** By the last column of a step. */
const ENDS = [
  ...["", "xl:col-end-2", "xl:col-end-3", "xl:col-end-4", "xl:col-end-5", "xl:col-end-6"],
  ...["xl:col-end-7", "xl:col-end-8"],
];

const ROWS = ["", "xl:row-start-1", "xl:row-start-2", "xl:row-start-3"];

/** The time of a step in a calendar: its number is large where there is room for it. */
function CalendarTime({ time }: { time: string }) {
  const [unit, number] = time.split(/ (?=\S*\d)/);
  return (
    <>
      {unit} <b className={number ? undefined : styles.ongoing}>{number}</b>
    </>
  );
}

/** Steps with their times: in a calendar with a column per week or day, else in one column each. */
const Roster = ({ items, calendar }: Props & { calendar: Calendar | null }) => (
  <ol
    className={classes(
      styles.roster,
      calendar && `${styles.calendar} ${COLUMNS[calendar.columns]}`,
    )}
  >
    {each(items, ({ title, description }, index) => {
      const { time, activity } = splitTitle(title);
      const { from = 0, to = 0, row = 0 } = calendar?.spans[index] ?? {};
      return (
        <li className={classes(STARTS[from], ENDS[to], ROWS[row])}>
          <h3 className="mb-1.75">
            {time && (
              <small className="label mb-2 block max-lg:mb-1">
                {calendar ? <CalendarTime time={time} /> : time}
                <span className="sr-only">: </span>
              </small>
            )}
            <span className="block first-letter:uppercase">{activity}</span>
          </h3>
          <p className="text-mute">{description}</p>
        </li>
      );
    })}
  </ol>
);

/** The stages of the work in order: by their times, if they have any, otherwise numbered. */
export const steps = defineBlock("steps", {
  section: "stacked",
  list: ({ block }) => block.items,
  View: ({ block: { items, layout } }) => {
    const calendar = calendarOf(items.map(({ title }) => title));
    return calendar || layout === "roster" ? (
      <Roster items={items} calendar={calendar} />
    ) : (
      <Steps items={items} />
    );
  },
});
