import type { FormEvent } from "react";

/** A question to the demonstration, and whether it was typed rather than tapped. */
export type Question = { text: string; isTyped: boolean };

/** Reads the question from a submitted form of the demonstration. */
export function readQuestion(event: FormEvent): Question {
  const { submitter } = event.nativeEvent as SubmitEvent; // React types it as a plain Event.
  const form = event.target as HTMLFormElement; // Only forms are submitted.
  const text = `${new FormData(form, submitter).get("q")}`.trim();
  return { text, isTyped: form.elements.namedItem("q") instanceof HTMLInputElement };
}
