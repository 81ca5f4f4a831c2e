import { FORM_KINDS, type FormKind } from "@currawong/supabase/form-kinds";
import { isRestored } from "../is-restored.ts";
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

/** The controls that a visitor types into. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Saves the text of one field in this tab only, where it survives a reload. */
function saveText(kind: FormKind, { name, value }: Control): void {
  const draft = readDraft(kind);
  saveItem(() => sessionStorage, keyOf(kind), {
    startedAt: draft?.startedAt ?? Date.now(),
    values: { ...draft?.values, [name]: value },
  });
}

/** The form and field of an element: a field's id is `<form>-<name>`. */
function fieldOf(element: unknown): [FormKind, Control] | undefined {
  const control = Object(element) as Partial<Control>; // Each property is checked.
  const kind = FORM_KINDS.find((name) => control.id === `${name}-${control.name}`);
  return kind && typeof control.value === "string" ? [kind, control as Control] : undefined;
}

/**
 * Saves what a visitor types into forms, from before the page's own script has loaded: React may replace a
 * form that an extension changed, and its text with it. What was typed before this script ran is later than a
 * draft; what the browser restored (after a reload, or Back) is not.
 */
export function saveDrafts(): void {
  for (const kind of FORM_KINDS) {
    const form = document.getElementById(`${kind}-form`);
    if (!(form instanceof HTMLFormElement)) continue;
    if (isRestored() && !form.contains(document.activeElement)) continue;
    for (const element of form.elements) {
      const [, control] = fieldOf(element) ?? [];
      if (control?.value) saveText(kind, control);
    }
  }
  const onInput = ({ target }: Event) => {
    const field = fieldOf(target);
    if (field) saveText(...field);
  };
  addEventListener("input", onInput, { capture: true });
}
