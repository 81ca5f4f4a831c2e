import { Conversation } from "@/components/conversation/conversation";
import { TickField } from "@/components/docket/tick";
import { each } from "@/components/each/each";
import type { Answer } from "@/search/answer";
import styles from "./chat-demo.module.css";

/** The maximum number of questions to tap. */
const MAX_SUGGESTIONS = 4;

/** An answer, as `client/demo.ts` writes further ones. */
const AnswerText = ({ answer, page }: Answer) => (
  <>
    {answer}
    {page && (
      <p>
        <a href={page.href}>{page.label}</a>
        {page.price && (
          <span className="price">
            {page.tick && <TickField value={page.tick} label={page.label} />}
            <b>{page.price.figure}</b> <small>{page.price.unit}</small>
          </span>
        )}
        {page.scope !== null && <span data-scope="">{page.scope}</span>}
      </p>
    )}
  </>
);

/**
 * A chatbot, with its first question and answer. The browser fetches the answers to further ones (`client/demo.ts`);
 * without scripts, a question searches the site.
 * @param props.answers the first is shown at once, the next can be tapped
 */
export function DemoView({ answers }: { answers: readonly Answer[] }) {
  const [first] = answers;
  const turns = first && [
    { _key: "question", from: "customer" as const, text: first.question },
    { _key: "answer", from: "bot" as const, text: <AnswerText {...first} /> },
  ];
  return (
    <div data-demo="">
      <Conversation caption="Illustrative example" turns={turns ?? []} isLive>
        <form action="/search" className={styles.suggested} aria-label="Suggested questions">
          {each(answers.slice(1, 1 + MAX_SUGGESTIONS), ({ question }) => (
            <button type="submit" name="q" value={question}>
              {question}
            </button>
          ))}
        </form>
        <form action="/search" className={styles.typed} aria-label="Ask">
          <input
            name="q"
            aria-label="Your question"
            placeholder="Type a question"
            maxLength={120}
          />
          <button type="submit" className="button">
            Ask
          </button>
        </form>
      </Conversation>
    </div>
  );
}
