import { defineBlock } from "../define-block";
import { pointsMarkdown } from "../features/markdown";
import { Roster } from "./roster";
import styles from "./steps.module.css";

/** How the work goes, in order: numbered as in a logbook, or a column to each part. */
export const steps = defineBlock("steps", {
  section: ({ layout }) => (layout === "roster" ? "stacked" : "split"),
  View: ({ block: { items, layout } }) =>
    layout === "roster" ? (
      <Roster points={items} />
    ) : (
      <ol className={styles.steps}>
        {items.map(({ _key, title, description }) => (
          <li key={_key}>
            <h3>{title}</h3>
            <p className="mt-1.25 text-mute">{description}</p>
          </li>
        ))}
      </ol>
    ),
  markdown: ({ block }) => pointsMarkdown(block.items),
});
