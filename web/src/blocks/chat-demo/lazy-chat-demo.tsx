"use client"; // Fetches the code that answers on the first question: most visitors ask none.

import { Activity, type FormEvent, type ReactNode, useState } from "react";
import type { ChatDemo } from "./chat-demo";
import type { DemoProps } from "./demo-view";
import { type Question, readQuestion } from "./question.ts";

/** The demonstration as rendered; a visitor’s first question replaces it with the interactive one. */
export function LazyChatDemo({ children, ...props }: DemoProps & { children: ReactNode }) {
  const [live, setLive] = useState<{ Demo: typeof ChatDemo; first: Question }>();
  const ask = async (event: FormEvent<HTMLDivElement>) => {
    event.preventDefault();
    const first = readQuestion(event);
    if (!first.text) return;
    try {
      const { ChatDemo: Demo } = await import("./chat-demo");
      setLive({ Demo, first });
    } catch {
      // Search the site, as without JavaScript.
      location.assign(`/search?q=${encodeURIComponent(first.text)}`);
    }
  };
  if (live) return <live.Demo {...props} first={live.first} />;
  return (
    // The unit in which a page hydrates: an extension's element within it makes React render only this again.
    <Activity>
      <div onSubmit={ask}>{children}</div>
    </Activity>
  );
}
