"use client"; // It answers what visitors type or tap, from answers that came with the page.

import { type FormEvent, useEffect, useRef, useState } from "react";
import { type DemoProps, DemoView, firstExchanges } from "./demo-view";
import { answerTo } from "./match.ts";
import { type Question, readQuestion } from "./question.ts";

/** The demonstration in use. @param first what the visitor has asked already */
export function ChatDemo({ first, ...props }: DemoProps & { first: Question }) {
  const { answers } = props;
  const [exchanges, setExchanges] = useState(() => firstExchanges(answers));
  const field = useRef<HTMLInputElement>(null);
  const exchangeOf = (question: string) => ({ question, found: answerTo(question, answers) });
  // Added after the list is there, so that screen readers say what is new.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked once
  useEffect(() => {
    setExchanges([...firstExchanges(answers), exchangeOf(first.text)]);
    if (first.isTyped) field.current?.focus();
  }, []);
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { text } = readQuestion(event);
    event.currentTarget.reset();
    if (text) setExchanges((before) => [...before, exchangeOf(text)]);
  };
  return <DemoView {...props} exchanges={exchanges} onSubmit={ask} field={field} />;
}
