import type { ReactNode } from "react";
import styles from "./conversation.module.css";

/** Labels of the speakers in a sample conversation. */
export const SPEAKERS = { bot: "Bot", customer: "Customer" };

type Turn = { _key: string; from: "bot" | "customer"; text: ReactNode };

type TurnProps = Omit<Turn, "_key"> & {
  /** For scripts that copy it. */
  name?: string;
};

/** What one of the two says. */
export const Turn = ({ from, text, name }: TurnProps) => (
  <li className={styles[from]} data-turn={name}>
    <span className="sr-only">{`${SPEAKERS[from]}: `}</span>
    {text}
  </li>
);

type Props = {
  turns: readonly Turn[];
  caption?: string;
  /** Whether turns are added later, for screen readers to announce. */
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
          <Turn key={_key} from={from} text={text} />
        ))}
      </ol>
      {children}
    </figure>
  );
}
