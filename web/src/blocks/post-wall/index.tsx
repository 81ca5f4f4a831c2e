import { classes, columnsClass } from "@/components/classes";
import { FramedPicture } from "@/components/picture/framed-picture";
import { SectionHead } from "@/components/section-head/section-head";
import type { BlockOf } from "@/model/block";
import { defineBlock } from "../define-block";
import styles from "./post-wall.module.css";
import { formatWeekday, weeksOf } from "./weeks.ts";

type Wall = BlockOf<"postWall">;
type PostProps = { post: Wall["posts"][number]; picture: Wall["picture"] };

function Post({ picture, post: { date, channel, caption, view, dropped } }: PostProps) {
  return (
    <li className={dropped ? styles.dropped : undefined}>
      <FramedPicture picture={picture} view={view} alt="" />
      <div>
        <small className="block text-mute">
          {formatWeekday(date)}, {channel}
        </small>{" "}
        {dropped ? <s>{caption}</s> : caption}{" "}
        {dropped && <em className="block text-clay not-italic print:text-ink">{dropped}</em>}
      </div>
    </li>
  );
}

/**
 * The posts of a month as a wall of pictures: a row for each week, or on phones a week at a time. Their captions are
 * below them; with a pointer, on the one pointed at and on the week that has the focus.
 */
export const postWall = defineBlock("postWall", {
  list: ({ block }) => block.posts,
  View: ({ block: { heading, intro, picture, posts, note } }) => {
    const { columns, weeks } = weeksOf(posts);
    return (
      <section className={classes("night py-section", styles.wall, columnsClass(columns))}>
        {heading && (
          <div className="wrap">
            <SectionHead title={heading} intro={intro} />
          </div>
        )}
        <figure aria-label={picture?.alt ?? undefined}>
          <div className={styles.weeks}>
            {weeks.map(({ number, cells }, index) => (
              <ol
                key={number}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: shows the captions, and scrolls sideways on phones.
                tabIndex={0}
                className={columnsClass(cells.length)}
                aria-label={`Week ${index + 1}`}
              >
                {cells.map((post, cell) =>
                  post ? (
                    <Post key={post._key} post={post} picture={picture} />
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is nothing but its place.
                    <li key={cell} aria-hidden="true" />
                  ),
                )}
              </ol>
            ))}
          </div>
          <figcaption className="self-end px-gutter pt-1 pb-1.25 [grid-column:span_min(2,var(--columns))]">
            <strong>Illustrative example.</strong> {note}
          </figcaption>
        </figure>
      </section>
    );
  },
});
