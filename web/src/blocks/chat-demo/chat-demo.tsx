"use client"; // It answers what visitors type or tap, from answers that came with the page.

import { type FormEvent, useEffect, useRef, useState } from "react";
import { type Asked, askedIn } from "./asked.ts";
import { type DemoProps, DemoView, firstExchanges } from "./demo-view";
import { answerTo } from "./match.ts";

/** The demonstration in use. @param first what the visitor has asked already */
export function ChatDemo({ first, ...props }: DemoProps & { first: Asked }) {
  const { answers } = props;
  const [exchanges, setExchanges] = useState(() => firstExchanges(answers));
  const field = useRef<HTMLInputElement>(null);
  const exchangeOf = (question: string) => ({ question, found: answerTo(question, answers) });
  // Added after the list is there, so that screen readers say what is new.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked once
  useEffect(() => {
    setExchanges([...firstExchanges(answers), exchangeOf(first.question)]);
    if (first.isTyped) field.current?.focus();
  }, []);
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { question } = askedIn(event);
    event.currentTarget.reset();
    if (question) setExchanges((before) => [...before, exchangeOf(question)]);
  };
  return <DemoView {...props} exchanges={exchanges} onSubmit={ask} field={field} />;
}
