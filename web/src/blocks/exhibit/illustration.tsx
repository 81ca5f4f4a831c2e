import { classes } from "@/components/classes";
import { conversationMarkdown, SPEAKERS } from "@/components/conversation/conversation.markdown";
import { each } from "@/components/each/each";
import { escapeMarkdown, markdownBlocks, markdownList } from "@/markdown/markdown";
import type { BlockOf } from "@/model/block";
import styles from "./illustration.module.css";

/** What a picture is made of: the fields of the block that places one. */
export type Exhibit = Omit<BlockOf<"exhibit">, "_type" | "_key" | "intro" | "band">;
type Row = NonNullable<Exhibit["rows"]>[number];

const LABEL = "Illustrative example";
const REVIEWERS = { bot: "Developer", customer: "Reviewer" };

const speakersOf = ({ layout }: Exhibit) => (layout === "code" ? REVIEWERS : SPEAKERS);

const TABLES: readonly unknown[] = [null, "records", "comparison", "checklist", "calendar"];

/** Whether its layout is a picture rather than a table. */
export const isIllustration = ({ layout }: Exhibit): boolean => !TABLES.includes(layout);

/** A number on the right as a bar: 86 of a hundred, or 187/200. */
function Bar({ score }: { score: string }) {
  const [part, whole = 100] = score.split("/").map(Number);
  const width = `${Math.round((100 * (part ?? 0)) / whole) || 0}%`;
  return (
    <svg className={styles.meter} aria-hidden="true">
      <rect width={width} height="100%" />
    </svg>
  );
}

function Line({ row, layout }: { row: Row } & Pick<Exhibit, "layout">) {
  const { label, text, result, drawing } = row;
  return (
    <li data-sign={layout === "code" ? label : undefined}>
      {drawing && (
        <svg aria-hidden="true">
          <use href={`/drawings.svg#${drawing}`} />
        </svg>
      )}
      <strong>{label}</strong>{" "}
      {/* A day of a month has room for its kind only: the words are read out. */}
      {text && <span className={layout === "month" ? "sr-only" : undefined}>{text}</span>}{" "}
      {result && <em>{result}</em>}
      {layout === "scores" && <Bar score={result ?? ""} />}
    </li>
  );
}

/** Four weeks, day by day. The days without an entry are decoration. */
function Days({ rows }: { rows: readonly Row[] }) {
  return Array.from({ length: 28 }, (_, index) => {
    const day = `${index + 1}`;
    const row = rows.find(({ label }) => label === day);
    return row ? (
      <Line key={day} row={row} layout="month" />
    ) : (
      <li key={day} aria-hidden="true">
        <strong>{day}</strong>
      </li>
    );
  });
}

/** Cards under the column that each of them names. */
function Board({ columns, rows }: Exhibit) {
  return each(columns, (column) => (
    <ul>
      <li>{column}</li>
      {each(
        rows?.filter(({ result }) => result === column),
        (row) => (
          <Line row={{ ...row, result: null }} layout="board" />
        ),
      )}
    </ul>
  ));
}

/**
 * A drawn picture of what a service delivers: HTML in the look of a phone, a calendar, a shop … All
 * layouts share one structure, which the sheet arranges.
 */
export function Illustration({ exhibit }: { exhibit: Exhibit }) {
  const { heading, layout, columns, rows, turns, note } = exhibit;
  const speakers = speakersOf(exhibit);
  return (
    <figure className={classes(styles.illustration, layout && styles[layout])}>
      <figcaption>
        {heading && <strong>{heading}</strong>} {LABEL}
      </figcaption>
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
              {layout === "month" ? (
                <Days rows={rows} />
              ) : (
                each(rows, (row) => <Line row={row} layout={layout} />)
              )}
            </ul>
          )}
        </>
      )}
      {turns && (
        <ol className={styles.turns}>
          {each(turns, ({ from, text }) => (
            <li className={styles[from]}>
              <span className="sr-only">{`${speakers[from]}: `}</span>
              {text}
            </li>
          ))}
        </ol>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </figure>
  );
}

/** The words of a picture, as a list. */
export function illustrationMarkdown(exhibit: Exhibit): string {
  const { heading, columns, rows, turns, note } = exhibit;
  const escaped = (text: string | null) => text && escapeMarkdown(text);
  return markdownBlocks(
    `*${[LABEL, escaped(heading)].filter(Boolean).join(": ")}*`,
    escaped(columns?.join(" · ") ?? null),
    rows &&
      markdownList(
        rows.map(({ label, text, result }) =>
          [`**${escapeMarkdown(label)}**`, escaped(text), escaped(result)]
            .filter(Boolean)
            .join(" · "),
        ),
      ),
    turns && conversationMarkdown(turns, speakersOf(exhibit)),
    escaped(note),
  );
}
