import type { EnquiryValues } from "@currawong/supabase/enquiry";
import { FIELDS, FORM_KINDS, type FormKind } from "./fields.ts";
import { readStored, store } from "./storage.ts";

/** What was typed into a form, in this tab, and when the first of it was. */
export type Draft = { startedAt: number; values: Partial<EnquiryValues> };

const key = (form: FormKind) => `draft:${form}:${location.pathname}`;

const isDraft = (value: unknown): value is { startedAt: number; values: object } =>
  typeof value === "object" &&
  value !== null &&
  "startedAt" in value &&
  typeof value.startedAt === "number" &&
  "values" in value &&
  typeof value.values === "object" &&
  value.values !== null;

/** The stored draft of a form on this page, if any. */
export function readDraft(form: FormKind): Draft | undefined {
  const stored = readStored(() => sessionStorage, key(form));
  if (!isDraft(stored)) return undefined;
  const texts = Object.entries(stored.values).filter(
    ([field, text]) => FIELDS.some((name) => name === field) && typeof text === "string",
  );
  return { startedAt: stored.startedAt, values: Object.fromEntries(texts) };
}

/** Whether this tab has a draft of a form on this page. */
export const hasDraft = (): boolean => FORM_KINDS.some((form) => readDraft(form) !== undefined);

/** Keeps a draft through a reload, in this tab alone; with null forgets it. */
export function keepDraft(form: FormKind, draft: Draft | null): void {
  store(() => sessionStorage, key(form), draft);
}
