import type { EnquiryValues } from "@currawong/supabase/enquiry";
import { FIELDS, FORM_KINDS, type FormKind } from "./fields.ts";
import { readStored, store } from "./storage.ts";

/** The values typed into a form in this tab, and when typing started. */
export type Draft = { startedAt: number; values: Partial<EnquiryValues> };

const key = (form: FormKind) => `draft:${form}:${location.pathname}`;

export function readDraft(form: FormKind): Draft | undefined {
  const { startedAt, values } = Object(
    readStored(() => sessionStorage, key(form)),
  ) as Partial<Draft>;
  if (typeof startedAt !== "number") return undefined;
  // An earlier build, with other fields, may have stored it.
  const texts = FIELDS.map((field) => [field, values?.[field]] as const);
  const strings = texts.filter(([, text]) => typeof text === "string");
  return { startedAt, values: Object.fromEntries(strings) };
}

export const hasDraft = (): boolean => FORM_KINDS.some((form) => readDraft(form) !== undefined);

/** Stores a draft in this tab only, where it survives a reload; null deletes it. */
export function keepDraft(form: FormKind, draft: Draft | null): void {
  store(() => sessionStorage, key(form), draft);
}
