"use client"; // Answers what visitors type or tap, from answers sent with the page.

import { type FormEvent, useEffect, useRef, useState } from "react";
import { type DemoProps, DemoView, firstExchanges } from "./demo-view";
import { answerTo } from "./match.ts";
import { type Question, readQuestion } from "./question.ts";

/** The interactive demonstration. @param first the question the visitor has already asked */
export function ChatDemo({ first, ...props }: DemoProps & { first: Question }) {
  const { answers } = props;
  const [exchanges, setExchanges] = useState(() => firstExchanges(answers));
  const field = useRef<HTMLInputElement>(null);
  const exchangeOf = (question: string) => ({ question, found: answerTo(question, answers) });
  // Added after the list has rendered, so that screen readers announce the new exchange.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first question is added once, on mount
  useEffect(() => {
    setExchanges([...firstExchanges(answers), exchangeOf(first.text)]);
    if (first.isTyped) field.current?.focus();
  }, []);
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { text } = readQuestion(event);
    event.currentTarget.reset();
    if (text) setExchanges((current) => [...current, exchangeOf(text)]);
  };
  return <DemoView {...props} exchanges={exchanges} onSubmit={ask} field={field} />;
}
