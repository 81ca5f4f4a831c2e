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
  /** Canonical path of the page it stands on, stored with what is sent. */
  page: string;
  /** The page's service; the contact form asks. */
  service?: string;
  /** What the contact form offers to choose from. */
  services?: readonly string[];
  chatNumber: string;
  database: PublicDatabase;
  label: string;
  /** What this form does with the details given. */
  privacy: string;
  /** The form as an agent in the visitor's browser sees it. */
  tool: Record<string, string>;
};

/** What was refused, of the fields that still hold what was refused. */
function refused({ values, errors }: FormOutcome, now: EnquiryValues): FieldErrors {
  const same = FIELDS.filter((field) => values[field] === now[field] && errors[field]);
  return Object.fromEntries(same.map((field) => [field, errors[field]]));
}

/**
 * A form's state and what its parts do with it. Where no script runs it is what the server action
 * answered; where scripts run, the browser checks and sends the form by itself.
 */
export function useForm({ kind, page, service = "", chatNumber, database }: FormProps) {
  const place = useRef<HTMLFormElement>(null);
  // An initial state passed here would be part of every page with a form.
  const [answer = UNSENT, post] = useActionState(answerForm, undefined, page);
  const blank = useMemo(() => ({ ...NOTHING_TYPED, service }), [service]);
  const answered = kind === "contact" ? answer.values : { ...answer.values, service };
  const { values, ready, start, change, clear } = useDraft(place, kind, blank, answered);
  const { toast, showToast, dismissToast } = useToast();
  const [checked, setChecked] = useState(false);
  const [dismissedOutcome, setDismissedOutcome] = useState<FormOutcome>();
  const chatHref = chatUrl(chatNumber, chatText(kind, values));

  const finish = () => {
    clear();
    setChecked(false);
    if (kind === "quote") showToast(QUOTE_SENT);
  };
  const { outcome, send, sending, button } = useSending(answer, async (sent) => {
    const form = new FormData(place.current ?? undefined);
    const { [HONEYPOT]: honeypot } = readFields(form, [HONEYPOT]);
    const sending = { database, page, honeypot, startedAt: start(), chatHref };
    const delivered = await DELIVERIES[kind].deliver(sent, sending);
    if (delivered.values !== sent) finish();
    return delivered;
  });

  const errors = { ...refused(outcome, values), ...(checked ? checkForm(kind, values) : {}) };
  const first = firstAtFault(errors);
  return {
    place,
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
      if (firstAtFault(problems)) focusFirst(place.current, problems);
      else send(values);
    },
    /** The visitor opened the chat that the browser had blocked. */
    followChat: () => {
      if (kind === "enquiry") return;
      // After the browser has followed the link: dismissing the notice removes it.
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
      autoFocus: !ready && name === first,
      onChange: change,
    }),
  };
}
