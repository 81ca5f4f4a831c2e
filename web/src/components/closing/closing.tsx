import { ChatLink } from "../button/chat-link";

type Props = {
  closing: { heading: string; text: string | null; label: string; chatMessage: string } | null;
};

/** The one band of gold that ends a page: one sentence, one thing to do. */
export function Closing({ closing }: Props) {
  if (!closing) return null;
  return (
    <section className="closing" aria-labelledby="closing">
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
