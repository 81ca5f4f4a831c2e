import type { ReactNode } from "react";
import { ChatLink } from "../button/chat-link";

type Props = {
  closing: { heading: string; text: string | null; label: string; chatMessage: string } | null;
  /** What is said before the last sentence, such as the claims. */
  children?: ReactNode;
};

/** The one band of gold that ends a page: one sentence, one thing to do. */
export function Closing({ closing, children }: Props) {
  if (!closing) return null;
  return (
    <section className="closing" aria-labelledby="closing">
      {children && <div className="wrap">{children}</div>}
      <div className="wrap">
        <div>
          <h2 id="closing">{closing.heading}</h2>
          {closing.text && <p>{closing.text}</p>}
        </div>
        <ChatLink message={closing.chatMessage} className="button ink">
          {closing.label}
        </ChatLink>
      </div>
    </section>
  );
}
