import styles from "./conversation.module.css";

type Turn = { _key: string; from: "bot" | "customer"; text: string };

/** A sample conversation as the customer sees it, with their own messages on the right. */
export function Conversation({ turns }: { turns: readonly Turn[] }) {
  return (
    <figure className={styles.conversation}>
      <figcaption>Sample conversation</figcaption>
      <ol>
        {turns.map(({ _key, from, text }) => (
          <li key={_key} className={from === "bot" ? styles.bot : undefined}>
            <span className="sr-only">{from === "bot" ? "Bot: " : "Customer: "}</span>
            {text}
          </li>
        ))}
      </ol>
    </figure>
  );
}
