import { type EnquiryValues, NOTHING_TYPED } from "@currawong/supabase/enquiry";
import { ENQUIRY_FIELDS, type EnquiryField, FIELD_NAMES } from "@currawong/supabase/fields";
import type { FormKind } from "@currawong/supabase/form-kinds";
import {
  type FormEvent,
  startTransition,
  useActionState,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { deleteDraft, readDraft } from "../../client/forms/draft.ts";
import { type PublicDatabase, sendForm } from "../../client/forms/send-form.ts";
import { answerForm } from "../../enquiries/answer-form.ts";
import { chatText } from "../../enquiries/chat-text.ts";
import { asksFor, checkForm } from "../../enquiries/check-form.ts";
import { chatUrl } from "../../enquiries/contact-links/chat-url.ts";
import { type FieldErrors, firstInvalid, HONEYPOT, readFields } from "../../enquiries/fields.ts";
import { type FormState, QUOTE_SENT, UNSENT } from "../../enquiries/form-state.ts";
import { useToast } from "./toast.tsx";

export type FormProps = {
  kind: FormKind;
  /** Canonical path of the page the form is on, stored with an enquiry. */
  page: string;
  /** The page's service; the contact form asks for it instead. */
  service?: string;
  /** The quote that is sent with the form, as text. */
  quote?: string;
  /** The address of the page without scripts, if its query matters. */
  postTo?: string;
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
function lastErrors({ values, errors }: FormState, current: EnquiryValues): FieldErrors {
  const rejected = FIELD_NAMES.filter((name) => values[name] === current[name] && errors[name]);
  return Object.fromEntries(rejected.map((name) => [name, errors[name]]));
}

/** Focuses the first field with an error, if there is one. */
function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): void {
  const field = firstInvalid(errors);
  const control = field && form?.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}

/** What was typed before hydration: the draft, or where there is none, the text in the form. */
function typedTexts(form: HTMLFormElement, kind: FormKind): Partial<EnquiryValues> {
  const texts = { ...readFields(new FormData(form), FIELD_NAMES), ...readDraft(kind)?.values };
  const names = FIELD_NAMES.filter((name) => asksFor(kind, name));
  return Object.fromEntries(names.map((name) => [name, texts[name]]));
}

/**
 * A form's state and event handlers. Without scripts, the state is what the server action returned;
 * with scripts, the browser validates and sends the form itself, one submission at a time.
 */
export function useForm(props: FormProps) {
  const { kind, page, postTo = page, service = "", quote = "", chatNumber, database } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // An initial state passed here would be serialised into every page with a form.
  const [response = UNSENT, post] = useActionState(answerForm, undefined, postTo);
  const ownService = kind === "contact" ? {} : { service, quote };
  const [values, setValues] = useState({ ...response.values, ...ownService });
  const [ready, setReady] = useState(false);
  const { toast, showToast, dismissToast } = useToast();
  const [isChecked, setChecked] = useState(false);
  const [dismissed, setDismissed] = useState<FormState>();
  const chatHref = chatUrl(chatNumber, chatText(kind, values));

  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const texts = typedTexts(form, kind);
    setValues((current) => ({ ...current, ...texts }));
    setReady(true);
  }, [kind]);

  const finish = () => {
    deleteDraft(kind);
    setValues({ ...NOTHING_TYPED, ...ownService });
    setChecked(false);
    if (kind === "quote") showToast(QUOTE_SENT);
  };

  const isBusy = useRef(false);
  const [state, dispatch, sending] = useActionState(async (): Promise<FormState> => {
    const trap = formRef.current?.elements.namedItem(HONEYPOT);
    const honeypot = trap instanceof HTMLInputElement ? trap.value : "";
    const startedAt = readDraft(kind)?.startedAt ?? Date.now();
    const result = await sendForm(kind, values, { database, page, honeypot, startedAt, chatHref });
    // If a password manager filled in the trap, the visitor may try again.
    if (trap instanceof HTMLInputElement) trap.value = "";
    if (result.values !== values) finish();
    isBusy.current = false;
    return result;
  }, response);

  const hadFocus = useRef(false);
  useEffect(() => {
    if (sending || !button.current) return;
    button.current.disabled = false; // Firefox keeps it disabled across a reload.
    // A disabled button loses the focus, so restore it.
    if (!hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) button.current.focus();
  }, [sending]);

  // Focuses the first field that the database rejected.
  useEffect(() => focusFirst(formRef.current, state.errors), [state]);

  const send = () => {
    if (isBusy.current) return;
    isBusy.current = true;
    hadFocus.current = document.activeElement === button.current;
    startTransition(() => dispatch());
  };

  const errors = { ...lastErrors(state, values), ...(isChecked ? checkForm(kind, values) : {}) };
  const invalid = firstInvalid(errors);
  return {
    formRef,
    post,
    button,
    sending,
    ready,
    toast,
    dismissToast,
    chatHref,
    notice: sending || state === dismissed ? undefined : state.notice,
    submit: (event: FormEvent) => {
      event.preventDefault();
      const problems = checkForm(kind, values);
      setChecked(true);
      if (firstInvalid(problems)) focusFirst(formRef.current, problems);
      else send();
    },
    /** Called when the visitor opens the chat that the browser had blocked. */
    followChat: () => {
      if (kind === "enquiry") return;
      // Wait until the browser has followed the link: dismissing the notice removes it.
      setTimeout(() => {
        setDismissed(state);
        if (kind === "quote") finish();
        button.current?.focus();
      });
    },
    field: (name: EnquiryField) => ({
      id: `${kind}-${name}`,
      name,
      value: values[name],
      error: errors[name],
      required: ENQUIRY_FIELDS[name].required?.[kind] !== undefined,
      readOnly: sending,
      autoFocus: !ready && name === invalid,
      onChange: (text: string) => setValues((current) => ({ ...current, [name]: text })),
    }),
  };
}
