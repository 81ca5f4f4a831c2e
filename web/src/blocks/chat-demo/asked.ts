import type { FormEvent } from "react";

/** A question to the demonstration, and whether it was typed rather than tapped. */
export type Asked = { question: string; isTyped: boolean };

/** What a form of the demonstration asks. */
export function askedIn(event: FormEvent): Asked {
  const { submitter } = event.nativeEvent as SubmitEvent; // React types it as any event.
  const form = event.target as HTMLFormElement; // Only forms are submitted.
  const question = `${new FormData(form, submitter).get("q")}`.trim();
  return { question, isTyped: form.elements.namedItem("q") instanceof HTMLInputElement };
}
