import styles from "./faq.module.css";

type Props = { items: readonly { _key: string; question: string; answer: string }[] };

/** Questions that open in place; every answer is in the page for readers and search engines. */
export function Faq({ items }: Props) {
  return (
    <div className={styles.faq}>
      {items.map(({ _key, question, answer }) => (
        <details key={_key}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
