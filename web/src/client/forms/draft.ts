import { FORM_KINDS, type FormKind } from "@currawong/supabase/form-kinds";
import { readItem, saveItem } from "../storage.ts";

/** The texts typed into a form in this tab, by field, and when typing started (milliseconds since 1970). */
export type Draft = { startedAt: number; values: Record<string, string> };

const keyOf = (kind: FormKind) => `draft:${kind}:${location.pathname}`;

export function readDraft(kind: FormKind): Draft | undefined {
  const { startedAt, values } = Object(
    readItem(() => sessionStorage, keyOf(kind)),
  ) as Partial<Draft>;
  if (typeof startedAt !== "number") return undefined;
  const texts = Object.entries(Object(values)).filter(([, text]) => typeof text === "string");
  return { startedAt, values: Object.fromEntries(texts) as Record<string, string> }; // Just filtered.
}

export const hasDraft = (): boolean => FORM_KINDS.some((kind) => readDraft(kind) !== undefined);

/** Deletes a form's draft. */
export const deleteDraft = (kind: FormKind) => saveItem(() => sessionStorage, keyOf(kind), null);

/** Saves what has been typed into a form, in this tab only, where it survives a reload. */
export function saveDraft(kind: FormKind, values: Readonly<Record<string, string>>): void {
  const startedAt = readDraft(kind)?.startedAt ?? Date.now();
  saveItem(() => sessionStorage, keyOf(kind), { startedAt, values });
}
