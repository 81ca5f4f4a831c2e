"use client"; // Answers what visitors type or tap, from answers sent with the page and from the other pages.

import { type FormEvent, useEffect, useRef, useState } from "react";
import type { DemoAnswer } from "../../search/answer.ts";
import { type DemoProps, DemoView, type Exchange, firstExchanges } from "./demo-view";
import { matchAnswers } from "./match.ts";
import { type Question, readQuestion } from "./question.ts";
import { siteAnswers } from "./site-answers.ts";

/** Answers a question with a prepared answer, or with a quotation from a page of the site if that fits better. */
async function answerQuestion(
  question: string,
  prepared: readonly DemoAnswer[],
): Promise<Exchange> {
  const [known] = matchAnswers(question, prepared, "all");
  if (known) return { question, found: known };
  const all = [...prepared, ...(await siteAnswers())];
  const matches = matchAnswers(question, all);
  const [found] = matches;
  if (found && prepared.includes(found)) return { question, found };
  return { question, found, report: { searched: all.length, found: matches.length } };
}

/** The interactive demonstration. @param first the question the visitor has already asked */
export function ChatDemo({ first, ...props }: DemoProps & { first: Question }) {
  const { answers } = props;
  const [exchanges, setExchanges] = useState(() => firstExchanges(answers));
  const field = useRef<HTMLInputElement>(null);
  const answer = async (question: string, earlier: (current: Exchange[]) => Exchange[]) => {
    const exchange = await answerQuestion(question, answers);
    setExchanges((current) => [...earlier(current), exchange]);
  };
  // Added after the list has rendered, so that screen readers announce the new exchange.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first question is added once, on mount
  useEffect(() => {
    void answer(first.text, () => firstExchanges(answers));
    if (first.isTyped) field.current?.focus();
  }, []);
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { text } = readQuestion(event);
    event.currentTarget.reset();
    if (text) void answer(text, (current) => current);
  };
  return <DemoView {...props} exchanges={exchanges} onSubmit={ask} field={field} />;
}
