import type { FormEvent, Ref } from "react";
import { Conversation } from "@/components/conversation/conversation";
import { Tick } from "@/components/docket/tick";
import { each } from "@/components/each/each";
import { Price } from "@/components/price/price";
import { Scope } from "@/components/price/scope";
import { chatUrl } from "@/enquiries/contact-links/chat-url";
import type { DemoAnswer, SearchReport } from "../../search/answer.ts";
import styles from "./chat-demo.module.css";
import { CAPTION, chatGreeting } from "./labels.ts";

export type DemoProps = {
  answers: readonly DemoAnswer[];
  /** The reply when no answer matches. */
  otherwise: string;
  whatsappNumber: string;
};

/** A question, and its answer if one was found; with a report where all pages were searched for it. */
export type Exchange = {
  question: string;
  found: DemoAnswer | undefined;
  report?: SearchReport;
};

/** The maximum number of questions to tap and of exchanges shown. */
const MAX_SUGGESTIONS = 4;
const MAX_EXCHANGES = 3;

/** The first question with its answer, which every visitor sees. */
export const firstExchanges = (answers: readonly DemoAnswer[]): Exchange[] =>
  answers.slice(0, 1).map((answer) => ({ question: answer.question, found: answer }));

type AnswerProps = Exchange & Pick<DemoProps, "otherwise" | "whatsappNumber">;

function Answer({ question, found, report, otherwise, whatsappNumber }: AnswerProps) {
  if (!found) {
    return (
      <>
        {otherwise} <a href={`/search?${new URLSearchParams({ q: question })}`}>Search the site</a>{" "}
        <a href={chatUrl(whatsappNumber, chatGreeting(question))} target="_blank" rel="noopener">
          Ask on WhatsApp<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </>
    );
  }
  const { answer, link } = found;
  return (
    <>
      {report ? `“${answer}”` : answer}
      {link && (
        <p>
          <a href={link.href}>{link.label}</a>
          {link.price && (
            <Price price={link.price}>
              <Tick line={link.line} label={link.label} price={link.price} />
            </Price>
          )}
          {link.price && link.scope && <Scope>{link.scope}</Scope>}
        </p>
      )}
      {report && (
        <small>
          {`Searched ${report.searched} answers, found ${report.found}, quoted “${found.question}”`}
        </small>
      )}
    </>
  );
}

type Props = DemoProps & {
  exchanges: readonly Exchange[];
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  field?: Ref<HTMLInputElement>;
};

/** Renders the chatbot in its current state. Without JavaScript, a question searches the site. */
export function DemoView({
  answers,
  otherwise,
  whatsappNumber,
  exchanges,
  onSubmit,
  field,
}: Props) {
  const turns = exchanges.flatMap((exchange, index) => [
    { _key: `${index}`, from: "customer" as const, text: exchange.question },
    {
      _key: `${index}-answer`,
      from: "bot" as const,
      text: <Answer {...exchange} otherwise={otherwise} whatsappNumber={whatsappNumber} />,
    },
  ]);
  return (
    <Conversation caption={CAPTION} turns={turns.slice(-2 * MAX_EXCHANGES)} isLive>
      <form
        action="/search"
        onSubmit={onSubmit}
        className={styles.suggested}
        aria-label="Suggested questions"
      >
        {each(answers.slice(1, 1 + MAX_SUGGESTIONS), ({ question }) => (
          <button type="submit" name="q" value={question}>
            {question}
          </button>
        ))}
      </form>
      <form action="/search" onSubmit={onSubmit} className={styles.typed} aria-label="Ask">
        <input
          ref={field}
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
  );
}
