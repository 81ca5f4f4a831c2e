import type { EnquiryField, EnquiryValues } from "@currawong/supabase/enquiry";
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { keepDraft, readDraft } from "../../enquiries/draft.ts";
import { FIELDS, type FormKind, readFields } from "../../enquiries/fields.ts";

/**
 * What a form holds, kept as a draft through a reload until it is cleared. What was typed before
 * hydration wins; the draft fills fields that are empty.
 * @param place the form
 * @param blank what the form holds when nothing was typed
 * @param answered what it holds where the server answered it
 */
export function useDraft(
  place: RefObject<HTMLFormElement | null>,
  kind: FormKind,
  blank: EnquiryValues,
  answered: EnquiryValues,
) {
  const [values, setValues] = useState(answered);
  const [ready, setReady] = useState(false);
  const startedAt = useRef<number>(undefined);

  /** When the form was first used, in milliseconds since 1970: now, if it was not before. */
  const start = useCallback(() => {
    startedAt.current ??= Date.now();
    return startedAt.current;
  }, []);

  useLayoutEffect(() => {
    const form = place.current;
    if (!form) return;
    const draft = readDraft(kind);
    const typed = readFields(new FormData(form), FIELDS);
    startedAt.current = draft?.startedAt;
    if (form.contains(document.activeElement)) start();
    setReady(true);
    setValues((before) => {
      const merged = { ...before };
      for (const field of FIELDS) merged[field] ||= typed[field] || (draft?.values[field] ?? "");
      return merged;
    });
    if (FIELDS.some((field) => typed[field] !== "" && typed[field] !== blank[field])) {
      keepDraft(kind, { startedAt: start(), values: { ...draft?.values, ...typed } });
    }
  }, [place, kind, blank, start]);

  const change = (field: EnquiryField, text: string) => {
    const changed = { ...values, [field]: text };
    setValues(changed);
    keepDraft(kind, { startedAt: start(), values: changed });
  };
  const clear = () => {
    startedAt.current = undefined;
    setValues(blank);
    keepDraft(kind, null);
  };
  return { values, ready, start, change, clear };
}
