import { defineBlock } from "../define-block";
import { pointsMarkdown } from "../features/markdown";
import styles from "./use-cases.module.css";

/** How different customers use the service. */
export const useCases = defineBlock("useCases", {
  section: "stacked",
  View: ({ block }) => (
    <ul className={styles.cases}>
      {block.items.map(({ _key, title, description }) => (
        <li key={_key}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  ),
  markdown: ({ block }) => pointsMarkdown(block.items),
});
