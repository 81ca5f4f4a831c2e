import { readStored, store } from "../../enquiries/storage.ts";
import { controlsOf } from "./form-state.ts";

type Draft = { startedAt: number; values: Record<string, unknown> };

const isDraft = (value: unknown): value is Draft =>
  typeof value === "object" && value !== null && "startedAt" in value && "values" in value;

/**
 * Keeps what is typed through a reload, in this tab alone, until the form is reset; puts back what
 * was kept, into fields that are empty.
 * @returns when the form was first used, in milliseconds since 1970
 */
export function keepDraft(form: HTMLFormElement, signal: AbortSignal): () => number {
  const key = `draft:${location.pathname}`;
  const kept = readStored(() => sessionStorage, key);
  let startedAt = isDraft(kept) ? kept.startedAt : undefined;
  for (const control of controlsOf(form)) {
    const value = isDraft(kept) ? kept.values[control.name] : undefined;
    if (control.value === "" && typeof value === "string") control.value = value;
  }
  const start = () => {
    startedAt ??= Date.now();
    return startedAt;
  };
  const save = () => {
    const values = Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));
    store(() => sessionStorage, key, { startedAt: start(), values } satisfies Draft);
  };
  const forget = () => {
    startedAt = undefined;
    store(() => sessionStorage, key, null);
  };
  // Already in use: it was typed into before this code was here.
  if (controlsOf(form).some(({ value }) => value !== "")) save();
  if (form.contains(document.activeElement)) start();
  form.addEventListener("focusin", start, { signal });
  form.addEventListener("input", save, { signal });
  form.addEventListener("reset", forget, { signal });
  return start;
}
