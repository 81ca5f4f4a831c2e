"use client"; // It watches a form that the server wrote, and fetches its code when it is needed.

import { useCallback, useEffect, useRef } from "react";
import { useNear } from "./use-near.ts";

/** Attaches a form's behaviour to its element, until the signal aborts. */
export type Enhance = (form: HTMLFormElement, signal: AbortSignal) => void;

const CODE = {
  contact: () => import("../contact-form/enhance.ts"),
  quote: () => import("../quote-form/enhance.ts"),
  enquiry: () => import("../enquiry-form/enhance.ts"),
};

/**
 * Stands inside a form. Until its code is here the form is the browser's own: what is typed stays,
 * and a form sent early is sent again by the code, or by the browser where the code cannot be had.
 */
export function FormCode({ form: kind }: { form: keyof typeof CODE }) {
  const place = useRef<HTMLSpanElement>(null);
  const fetchCode = useRef(() => {});
  useEffect(() => {
    const form = place.current?.closest("form");
    if (!form) return;
    const waiting = new AbortController();
    const attached = new AbortController();
    const attach = async () => {
      const { enhance } = await CODE[kind]();
      if (waiting.signal.aborted) return;
      waiting.abort();
      enhance(form, attached.signal);
    };
    fetchCode.current = () => attach().catch(() => {}); // The next use of the form tries again.
    const sendEarly = (event: SubmitEvent) => {
      event.preventDefault();
      attach().then(
        () => form.requestSubmit(),
        () => form.submit(),
      );
    };
    form.addEventListener("focusin", fetchCode.current, { signal: waiting.signal });
    form.addEventListener("submit", sendEarly, { signal: waiting.signal });
    return () => {
      waiting.abort();
      attached.abort();
    };
  }, [kind]);
  useNear(
    place,
    useCallback(() => fetchCode.current(), []),
  );
  return <span ref={place} hidden />;
}
