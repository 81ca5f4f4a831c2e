import type { FormKind } from "@currawong/supabase/form-kinds";
import { uuidFrom } from "../../enquiries/uuid.ts";
import { readItem, saveItem } from "../storage.ts";

/** What has been typed into a form in this tab. */
export type Draft = {
  /** When typing started, in milliseconds since 1970. */
  startedAt: number;
  /** The texts, by field. */
  values: Record<string, string>;
  /** The idempotency key under which they are stored once, however often they are sent. */
  key: string;
};

const storage = () => sessionStorage;

const keyOf = (kind: FormKind) => `draft:${kind}:${location.pathname}`;

export function readDraft(kind: FormKind): Draft | undefined {
  const { startedAt, values, key } = Object(readItem(storage, keyOf(kind))) as Partial<Draft>;
  if (typeof startedAt !== "number" || typeof key !== "string") return undefined;
  const texts = Object.entries(Object(values)).filter(([, text]) => typeof text === "string");
  return { startedAt, values: Object.fromEntries(texts) as Draft["values"], key }; // Just filtered.
}

/** Deletes a form's draft. */
export const deleteDraft = (kind: FormKind) => saveItem(storage, keyOf(kind), null);

function createKey(): string {
  // Not `crypto.randomUUID`, which a page without https lacks.
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return uuidFrom(bytes.map((byte) => byte.toString(16).padStart(2, "0")).join(""));
}

/** Saves what has been typed into a form, where it survives a reload. Once it changes, it has a new key. */
export function saveDraft(kind: FormKind, values: Readonly<Record<string, string>>): Draft {
  const last = readDraft(kind);
  const isSame = JSON.stringify(last?.values) === JSON.stringify(values);
  const draft = {
    startedAt: last?.startedAt ?? Date.now(),
    values,
    key: isSame && last ? last.key : createKey(),
  };
  saveItem(storage, keyOf(kind), draft);
  return draft;
}
