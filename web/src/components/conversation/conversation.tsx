import type { ReactNode } from "react";
import styles from "./conversation.module.css";

/** Labels of the speakers in a sample conversation. */
const SPEAKERS = { bot: "Bot", customer: "Customer" };

type Turn = { _key: string; from: "bot" | "customer"; text: ReactNode };

type Props = {
  turns: readonly Turn[];
  caption?: string;
  /** Whether a script adds turns that look like these, for screen readers to announce. */
  isLive?: boolean;
  children?: ReactNode;
};

/** A sample conversation as the customer sees it, with their own messages on the right. */
export function Conversation({ turns, caption = "Sample conversation", isLive, children }: Props) {
  return (
    <figure className={styles.conversation}>
      <figcaption>{caption}</figcaption>
      <ol {...(isLive && { "aria-live": "polite" })}>
        {turns.map(({ _key, from, text }) => (
          <li key={_key} className={styles[from]} data-turn={isLive ? from : undefined}>
            <span className="sr-only">{`${SPEAKERS[from]}: `}</span>
            {text}
          </li>
        ))}
      </ol>
      {children}
    </figure>
  );
}
