import { classes } from "@/components/classes";
import { SPEAKERS } from "@/components/conversation/conversation";
import { each } from "@/components/each/each";
import type { BlockOf } from "@/model/block";
import styles from "./illustration.module.css";

/** The data of an illustration: the fields of the block that contains it. */
export type Exhibit = Omit<BlockOf<"exhibit">, "_type" | "_key" | "intro" | "band">;
type Row = NonNullable<Exhibit["rows"]>[number];

const BUBBLES = {
  bot: "justify-self-start rounded-bl bg-white",
  customer: "justify-self-end rounded-br bg-euca text-white",
};
const REVIEWERS = { bot: "Developer", customer: "Reviewer" };

const speakersOf = ({ layout }: Exhibit) => (layout === "code" ? REVIEWERS : SPEAKERS);

const TABLES: readonly unknown[] = [null, "records", "comparison", "checklist", "calendar"];

/** Whether its layout is drawn as an illustration rather than a table. */
export const isIllustration = ({ layout }: Exhibit): boolean => !TABLES.includes(layout);

/** Draws a result as a bar, out of 100 (`86`) or as a fraction (`187/200`). */
function Bar({ score }: { score: string }) {
  const [part, whole = 100] = score.split("/").map(Number);
  const width = `${Math.round((100 * (part ?? 0)) / whole) || 0}%`;
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect width={width} height="100%" />
    </svg>
  );
}

function Line({ row, layout }: { row: Row } & Pick<Exhibit, "layout">) {
  const { label, text, result, drawing } = row;
  return (
    <li
      className={layout === "board" ? styles.card : undefined}
      data-sign={layout === "code" ? label : undefined}
    >
      {drawing && (
        <svg aria-hidden="true">
          <use href={`/drawings.svg#${drawing}`} />
        </svg>
      )}
      <strong>{label}</strong> {text && <span>{text}</span>} {result && <em>{result}</em>}
      {layout === "scores" && <Bar score={result ?? ""} />}
    </li>
  );
}

/** Cards, each under the column that its result names. */
function Board({ columns, rows }: Exhibit) {
  return each(columns, (column) => (
    <ul className="grid content-start gap-1 rounded bg-paper-2 p-1 max-sm:p-0.75">
      <li className="p-0 text-[0.75rem] borderless bold">{column}</li>
      {each(
        rows?.filter(({ result }) => result === column),
        (row) => (
          <Line row={{ ...row, result: null }} layout="board" />
        ),
      )}
    </ul>
  ));
}

/** An illustration of what a service delivers. All layouts share this markup; a class of the figure arranges it. */
export function Illustration({ exhibit }: { exhibit: Exhibit }) {
  const { heading, layout, columns, rows, turns, note } = exhibit;
  const speakers = speakersOf(exhibit);
  return (
    <figure className={classes(styles.illustration, layout && styles[layout])}>
      <figcaption>{heading && <strong>{heading}</strong>} Illustrative example</figcaption>
      {layout === "board" ? (
        <div className={styles.rows}>
          <Board {...exhibit} />
        </div>
      ) : (
        <>
          {columns && (
            <ul className={styles.labels}>
              {each(columns, (column) => (
                <li>{column}</li>
              ))}
            </ul>
          )}
          {rows && (
            <ul className={styles.rows}>
              {each(rows, (row) => (
                <Line row={row} layout={layout} />
              ))}
            </ul>
          )}
        </>
      )}
      {turns && (
        <ol className="grid gap-1 line-above bg-paper-2 p-2">
          {each(turns, ({ from, text }) => (
            <li className={`max-w-[84%] rounded-[1rem] px-1.75 py-1 ${BUBBLES[from]}`}>
              <span className="sr-only">{`${speakers[from]}: `}</span>
              {text}
            </li>
          ))}
        </ol>
      )}
      {note && <p className="line-above px-2 py-1.25 text-mute">{note}</p>}
    </figure>
  );
}
