import type { ReactNode } from "react";
import { ChatLink } from "@/components/button/chat-link";
import { classes } from "@/components/classes";
import styles from "./closing.module.css";

type Props = {
  heading: string | null;
  text: string | null;
  label: string;
  chatMessage: string;
  /** What is said before the last sentence, such as the claims. */
  children?: ReactNode;
};

/** The one band of gold that ends a page: one sentence, one thing to do. */
export function Closing({ heading, text, label, chatMessage, children }: Props) {
  return (
    <section className={styles.closing} aria-labelledby={heading ? "closing-heading" : undefined}>
      {children && <div className={classes("wrap", styles.before)}>{children}</div>}
      <div className={classes("wrap", styles.line)}>
        <div>
          {heading && <h2 id="closing-heading">{heading}</h2>}
          {text && <p className="mt-2.5 max-w-[36em] text-lg">{text}</p>}
        </div>
        <ChatLink message={chatMessage} className="button ink">
          {label}
        </ChatLink>
      </div>
    </section>
  );
}
