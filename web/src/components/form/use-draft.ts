import type { EnquiryField, EnquiryValues } from "@currawong/supabase/enquiry";
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { keepDraft, readDraft } from "../../enquiries/draft.ts";
import { FIELDS, type FormKind, readFields } from "../../enquiries/fields.ts";

/**
 * The values of a form, saved as a draft that survives reloads until it is cleared. Text typed before
 * hydration takes precedence; the draft fills the fields that are empty.
 * @param blank the values when nothing has been typed
 * @param initialValues the values that the server action returned
 */
export function useDraft(
  formRef: RefObject<HTMLFormElement | null>,
  kind: FormKind,
  blank: EnquiryValues,
  initialValues: EnquiryValues,
) {
  const [values, setValues] = useState(initialValues);
  const [ready, setReady] = useState(false);
  const startedAt = useRef<number>(undefined);

  /** When the form was first used, in milliseconds since 1970; sets it to now on first use. */
  const start = useCallback(() => {
    startedAt.current ??= Date.now();
    return startedAt.current;
  }, []);

  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const draft = readDraft(kind);
    const inputs = readFields(new FormData(form), FIELDS);
    startedAt.current = draft?.startedAt;
    if (form.contains(document.activeElement)) start();
    setReady(true);
    setValues((current) => {
      const merged = { ...current };
      for (const field of FIELDS) merged[field] ||= inputs[field] || (draft?.values[field] ?? "");
      return merged;
    });
    if (FIELDS.some((field) => inputs[field] !== "" && inputs[field] !== blank[field])) {
      keepDraft(kind, { startedAt: start(), values: { ...draft?.values, ...inputs } });
    }
  }, [formRef, kind, blank, start]);

  const change = (field: EnquiryField, text: string) => {
    const nextValues = { ...values, [field]: text };
    setValues(nextValues);
    keepDraft(kind, { startedAt: start(), values: nextValues });
  };
  const clear = () => {
    startedAt.current = undefined;
    setValues(blank);
    keepDraft(kind, null);
  };
  return { values, ready, start, change, clear };
}
