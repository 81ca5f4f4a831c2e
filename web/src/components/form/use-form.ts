import type { EnquiryField, EnquiryValues } from "@currawong/supabase/enquiry";
import { type FormEvent, useActionState, useMemo, useRef, useState } from "react";
import { chatUrl } from "../../chat/chat-url.ts";
import { answerForm } from "../../enquiries/answer-form.ts";
import { chatText } from "../../enquiries/chat-text.ts";
import { checkForm, isRequired } from "../../enquiries/check-form.ts";
import {
  FIELDS,
  type FieldErrors,
  type FormKind,
  firstAtFault,
  HONEYPOT,
  NOTHING_TYPED,
  readFields,
} from "../../enquiries/fields.ts";
import { type FormOutcome, QUOTE_SENT, UNSENT } from "../../enquiries/outcome.ts";
import type { PublicDatabase } from "../../enquiries/store-enquiry.ts";
import { DELIVERIES } from "./deliver.ts";
import { useToast } from "./toast.tsx";
import { useDraft } from "./use-draft.ts";
import { focusFirst, useSending } from "./use-sending.ts";

export type FormProps = {
  kind: FormKind;
  /** Canonical path of the page the form is on, stored with an enquiry. */
  page: string;
  /** The page's service; the contact form asks for it instead. */
  service?: string;
  /** The services that the contact form offers. */
  services?: readonly string[];
  chatNumber: string;
  database: PublicDatabase;
  label: string;
  /** What this form does with the details entered. */
  privacy: string;
  /** Attributes that describe the form to an agent in the visitor's browser. */
  tool: Record<string, string>;
};

/** The errors of a submission, for the fields that still have the rejected value. */
function lastErrors({ values, errors }: FormOutcome, current: EnquiryValues): FieldErrors {
  const rejected = FIELDS.filter((field) => values[field] === current[field] && errors[field]);
  return Object.fromEntries(rejected.map((field) => [field, errors[field]]));
}

/**
 * A form's state and event handlers. Without scripts, the state is what the server action returned;
 * with scripts, the browser validates and sends the form itself.
 */
export function useForm({ kind, page, service = "", chatNumber, database }: FormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  // An initial state passed here would be serialised into every page with a form.
  const [response = UNSENT, post] = useActionState(answerForm, undefined, page);
  const blank = useMemo(() => ({ ...NOTHING_TYPED, service }), [service]);
  const initialValues = kind === "contact" ? response.values : { ...response.values, service };
  const { values, ready, start, change, clear } = useDraft(formRef, kind, blank, initialValues);
  const { toast, showToast, dismissToast } = useToast();
  const [isChecked, setChecked] = useState(false);
  const [dismissedOutcome, setDismissedOutcome] = useState<FormOutcome>();
  const chatHref = chatUrl(chatNumber, chatText(kind, values));

  const finish = () => {
    clear();
    setChecked(false);
    if (kind === "quote") showToast(QUOTE_SENT);
  };
  const { outcome, send, sending, button } = useSending(response, async (sentValues) => {
    const form = new FormData(formRef.current ?? undefined);
    const { [HONEYPOT]: honeypot } = readFields(form, [HONEYPOT]);
    const context = { database, page, honeypot, startedAt: start(), chatHref };
    const result = await DELIVERIES[kind].deliver(sentValues, context);
    if (result.values !== sentValues) finish();
    return result;
  });

  const errors = { ...lastErrors(outcome, values), ...(isChecked ? checkForm(kind, values) : {}) };
  const firstInvalid = firstAtFault(errors);
  return {
    place: formRef,
    post,
    button,
    sending,
    ready,
    toast,
    dismissToast,
    chatHref,
    errors,
    notice: sending || outcome === dismissedOutcome ? undefined : outcome.notice,
    submit: (event: FormEvent) => {
      event.preventDefault();
      const problems = checkForm(kind, values);
      setChecked(true);
      if (firstAtFault(problems)) focusFirst(formRef.current, problems);
      else send(values);
    },
    /** Called when the visitor opens the chat that the browser had blocked. */
    followChat: () => {
      if (kind === "enquiry") return;
      // Wait until the browser has followed the link: dismissing the notice removes it.
      setTimeout(() => {
        setDismissedOutcome(outcome);
        if (kind === "quote") finish();
        button.current?.focus();
      });
    },
    field: (name: EnquiryField) => ({
      id: `${kind}-${name}`,
      name,
      value: values[name],
      error: errors[name],
      required: isRequired(kind, name),
      readOnly: sending,
      autoFocus: !ready && name === firstInvalid,
      onChange: change,
    }),
  };
}
