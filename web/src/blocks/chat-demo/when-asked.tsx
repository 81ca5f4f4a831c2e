"use client"; // What answers is fetched with the first question: most visitors ask none.

import { type FormEvent, type ReactNode, useState } from "react";
import { type Asked, askedIn } from "./asked.ts";
import type { ChatDemo } from "./chat-demo";
import type { DemoProps } from "./demo-view";

/** The demonstration as it was sent, until a visitor asks it something. */
export function WhenAsked({ children, ...props }: DemoProps & { children: ReactNode }) {
  const [live, setLive] = useState<{ Demo: typeof ChatDemo; first: Asked }>();
  const ask = async (event: FormEvent<HTMLDivElement>) => {
    event.preventDefault();
    const first = askedIn(event);
    if (!first.question) return;
    try {
      const { ChatDemo: Demo } = await import("./chat-demo");
      setLive({ Demo, first });
    } catch {
      // As without JavaScript.
      location.assign(`/search?q=${encodeURIComponent(first.question)}`);
    }
  };
  if (live) return <live.Demo {...props} first={live.first} />;
  return <div onSubmit={ask}>{children}</div>;
}
