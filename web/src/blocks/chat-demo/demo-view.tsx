import { Conversation, Turn } from "@/components/conversation/conversation";
import { TickField } from "@/components/docket/tick";
import { each } from "@/components/each/each";
import priceStyles from "@/components/price/price.module.css";
import { chatUrl } from "@/enquiries/contact-links/chat-url";
import type { Answer } from "@/search/answer";
import styles from "./chat-demo.module.css";

type Props = {
  /** The first is shown at once, the next can be tapped. */
  answers: readonly Answer[];
  /** The reply when no answer matches. */
  otherwise: string;
  whatsappNumber: string;
};

/** The maximum number of questions to tap. */
const MAX_SUGGESTIONS = 4;

/** Begins the message of the chat when the demonstration has no answer. */
const CHAT_GREETING = "Hi Team, I'd like to ask: ";

/** An answer, in parts that the browser writes to in a copy of it (`client/demo.ts`). */
const AnswerText = ({ answer, page }: Pick<Answer, "answer" | "page">) => (
  <>
    <span data-part="answer">{answer}</span>
    {page && (
      <p data-part="page">
        <a href={page.href} data-part="link">
          {page.label}
        </a>
        {page.price && (
          <span className={priceStyles.price} data-part="price">
            {page.tick && <TickField value={page.tick} label={page.label} />}
            <b>{page.price.figure}</b> <small>{page.price.unit}</small>
          </span>
        )}
        {page.scope !== null && (
          <span data-part="scope" data-scope="">
            {page.scope}
          </span>
        )}
      </p>
    )}
  </>
);

const BLANK = { label: "", href: "/", price: { figure: "", unit: "" }, scope: "", tick: null };

const Otherwise = ({ text, whatsappNumber }: { text: string; whatsappNumber: string }) => (
  <>
    {text} <a href="/search?q=">Search the site</a>{" "}
    <a href={chatUrl(whatsappNumber, CHAT_GREETING)} target="_blank" rel="noopener">
      Ask on WhatsApp<span className="sr-only"> (opens in a new tab)</span>
    </a>
  </>
);

/** The turns that the browser copies. */
const Copies = (props: { text: string; whatsappNumber: string }) => (
  <ul hidden>
    <Turn name="asked" from="customer" text={null} />
    <Turn
      name="answered"
      from="bot"
      text={
        <>
          <AnswerText answer="" page={BLANK} />
          <small data-part="report" />
        </>
      }
    />
    <Turn name="otherwise" from="bot" text={<Otherwise {...props} />} />
  </ul>
);

/**
 * A chatbot, with its first question and answer. The browser fetches the answers to further ones (`client/demo.ts`);
 * without scripts, a question searches the site.
 */
export function DemoView({ answers, otherwise, whatsappNumber }: Props) {
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
        <Copies text={otherwise} whatsappNumber={whatsappNumber} />
      </Conversation>
    </div>
  );
}
