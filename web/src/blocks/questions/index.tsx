import { classes } from "@/components/classes";
import { defineBlock } from "../define-block";
import styles from "./questions.module.css";

/** Questions that expand in place; every answer is in the HTML, for readers and search engines. */
export const questions = defineBlock("questions", {
  section: "ruled",
  list: ({ block }) => block.items,
  View: ({ block }) => (
    <div
      className={classes(
        styles.questions,
        block.items.length % 3 === 0 ? "xl:grid-cols-3" : styles.two,
      )}
    >
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
