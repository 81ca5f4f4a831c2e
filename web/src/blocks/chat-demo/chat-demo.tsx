"use client"; // It answers what visitors type or tap, from answers that came with the page.

import type { Price as PriceData } from "@currawong/schemas/price";
import { type FormEvent, useState } from "react";
import { chatUrl } from "@/chat/chat-url";
import { Conversation } from "@/components/conversation/conversation";
import { each } from "@/components/each/each";
import { Price } from "@/components/price/price";
import { Scope } from "@/components/price/scope";
import styles from "./chat-demo.module.css";
import { answerTo } from "./match.ts";

/** A scripted answer with the page it leads to, and what that costs. */
export type ScriptedAnswer = {
  question: string;
  words: readonly string[] | null;
  answer: string;
  link: { label: string; href: string; price: PriceData | null; scope: string | null } | null;
};

type Props = {
  caption: string;
  answers: readonly ScriptedAnswer[];
  /** What it says where it has no answer. */
  otherwise: string;
  whatsappNumber: string;
};

/** How many questions can be tapped, and how many exchanges are shown. */
const SUGGESTED = 4;
const SHOWN = 3;

function Answer({ question, answers, otherwise, whatsappNumber }: Props & { question: string }) {
  const found = answerTo(question, answers);
  if (!found) {
    const url = chatUrl(whatsappNumber, `Hi Team, I'd like to ask: ${question}`);
    return (
      <>
        {otherwise}{" "}
        <a href={url} target="_blank" rel="noopener">
          Ask on WhatsApp<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </>
    );
  }
  const { answer, link } = found;
  return (
    <>
      {answer}
      {link && (
        <p>
          <a href={link.href}>{link.label}</a>
          {link.price && <Price price={link.price} />}
          {link.price && link.scope && <Scope>{link.scope}</Scope>}
        </p>
      )}
    </>
  );
}

/** The demonstration, begun with its first question. Without JavaScript its questions are searches of the site. */
export function ChatDemo(props: Props) {
  const { caption, answers } = props;
  const [questions, setQuestions] = useState(answers.slice(0, 1).map(({ question }) => question));
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent; // React types it as any event.
    const question = `${new FormData(event.currentTarget, submitter).get("q")}`.trim();
    event.currentTarget.reset();
    if (question) setQuestions([...questions, question]);
  };
  const turns = questions.flatMap((question, at) => [
    { _key: `${at}`, from: "customer" as const, text: question },
    {
      _key: `${at}-answer`,
      from: "bot" as const,
      text: <Answer {...props} question={question} />,
    },
  ]);
  return (
    <Conversation caption={caption} turns={turns.slice(-2 * SHOWN)} isLive>
      <form action="/search" onSubmit={onSubmit} className={styles.suggested}>
        {each(answers.slice(1, 1 + SUGGESTED), ({ question }) => (
          <button type="submit" name="q" value={question}>
            {question}
          </button>
        ))}
      </form>
      <form action="/search" onSubmit={onSubmit} className={styles.typed}>
        <input name="q" aria-label="Your question" placeholder="Type a question" maxLength={120} />
        <button type="submit" className="button">
          Ask
        </button>
      </form>
    </Conversation>
  );
}
