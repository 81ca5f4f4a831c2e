import { readItem, saveItem } from "../storage.ts";
import { controlsOf } from "./controls.ts";

/** What has been typed into a form in this tab, by field, and the key under which it is stored once. */
type Draft = { values: Record<string, string>; key: string | undefined };

const storage = () => sessionStorage;

const itemOf = ({ dataset }: HTMLFormElement) => `draft:${dataset.form}:${location.pathname}`;

const readDraft = (form: HTMLFormElement) =>
  Object(readItem(storage, itemOf(form))) as Partial<Draft>; // Nothing else is stored there.

/** Saves what has been typed into a form, where it survives a reload. */
export function saveDraft(form: HTMLFormElement): Draft {
  const values = Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));
  // A page without https cannot make a key; the server then makes one.
  const draft = { key: crypto.randomUUID?.(), ...readDraft(form), values };
  saveItem(storage, itemOf(form), draft);
  return draft;
}

/** Fills in the fields that are empty; what a visitor has typed, or the browser has restored, is newer. */
export function restoreDraft(form: HTMLFormElement): void {
  const { values = {} } = readDraft(form);
  for (const control of controlsOf(form)) control.value ||= values[control.name] ?? "";
  if (controlsOf(form).some(({ value }) => value)) saveDraft(form);
}

/** Deletes a form's draft. */
export const deleteDraft = (form: HTMLFormElement) => saveItem(storage, itemOf(form), null);
