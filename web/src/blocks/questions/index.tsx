import { defineBlock } from "../define-block";
import styles from "./questions.module.css";

/** Questions that expand in place; every answer is in the HTML, for readers and search engines. */
export const questions = defineBlock("questions", {
  section: "ruled",
  list: ({ block }) => block.items,
  View: ({ block }) => (
    <div className={styles.questions}>
      {block.items.map(({ _key, question, answer }) => (
        <details key={_key}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  ),
  summarise: ({ block }) => ({ questions: block.items }),
});
