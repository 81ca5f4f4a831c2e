"use client"; // Validates, saves and sends what is typed.

import { DELIVERIES } from "../../client/forms/send-form.ts";
import { chatUrl } from "../../enquiries/contact-links/chat-url.ts";
import { HONEYPOT } from "../../enquiries/fields.ts";
import { type Notice, OPEN_CHAT } from "../../enquiries/form-state.ts";
import { Boundary } from "./boundary.tsx";
import { Fields } from "./fields.tsx";
import styles from "./form.module.css";
import { Toaster } from "./toast.tsx";
import { type FormProps, useForm } from "./use-form.ts";

/** The site's form, in three kinds. */
export const Form = (props: FormProps) => (
  <Boundary
    fallback={(retry) => (
      <div className={styles.notice} data-tone="bad" role="alert">
        <strong>This form stopped working.</strong> What you typed is still here.{" "}
        <button type="button" className="text-link" onClick={retry}>
          Try again
        </button>
        <a className="button" href={chatUrl(props.chatNumber, "")} target="_blank" rel="noopener">
          {OPEN_CHAT}
        </a>
      </div>
    )}
  >
    <FormElement {...props} />
  </Boundary>
);

function FormElement(props: FormProps) {
  const { kind, page, service, quote, services = [], label, privacy, tool } = props;
  const form = useForm(props);
  const { busyLabel } = DELIVERIES[kind];
  const { notice } = form;
  return (
    <form
      {...tool}
      ref={form.formRef}
      id={`${kind}-form`}
      data-hydrate=""
      className={styles.form}
      action={form.post}
      onSubmit={form.submit}
      // The browser validates the contact form, and every form until its script is ready.
      noValidate={form.ready && kind !== "contact"}
      aria-busy={form.ready ? form.sending : undefined}
    >
      <input type="hidden" name="form" value={kind} />
      <input type="hidden" name="page" value={page} />
      {service !== undefined && <input type="hidden" name="service" value={service} />}
      {quote !== undefined && <input type="hidden" name="quote" value={quote} />}
      {kind === "enquiry" && (
        <div className="absolute -left-[99rem]" aria-hidden="true">
          <label htmlFor="enquiry-trap">Leave this empty</label>
          <input
            id="enquiry-trap"
            name={HONEYPOT}
            tabIndex={-1}
            autoComplete="off"
            {...UNMANAGED}
          />
        </div>
      )}
      <Fields kind={kind} services={services} field={form.field} />
      <div className={styles.foot}>
        <div role="status" id={`${kind}-notice`}>
          {notice && (
            <NoticeBox
              notice={notice}
              chatHref={form.chatHref}
              autoFocus={!form.ready}
              onChatFollowed={form.followChat}
            />
          )}
        </div>
        <button
          ref={form.button}
          type="submit"
          className="button min-w-[min(13rem,100%)]"
          disabled={form.sending}
        >
          {form.sending ? (busyLabel ?? label) : label}
        </button>
        <p className="text-sm text-mute [line-height:1.5]">
          {kind === "quote" ? `* Required. ${privacy}` : privacy}{" "}
          <a className="underline" href="/privacy">
            Privacy
          </a>
        </p>
      </div>
      {kind === "quote" && form.ready && (
        <Toaster toast={form.toast} onDismiss={form.dismissToast} />
      )}
    </form>
  );
}

/** Tells 1Password, Bitwarden, Dashlane, LastPass and Proton Pass to leave a field alone. */
const UNMANAGED = {
  "data-1p-ignore": true,
  "data-bwignore": true,
  "data-form-type": "other",
  "data-lpignore": true,
  "data-protonpass-ignore": true,
};

type NoticeProps = {
  notice: Notice;
  /** Link to the chat with the form's values. */
  chatHref: string;
  /** Focuses the notice as the page loads, where no script announces it. */
  autoFocus: boolean;
  onChatFollowed: () => void;
};

/** The outcome of a submission, with a link to the chat if the notice offers one. */
function NoticeBox({ notice, chatHref, autoFocus, onChatFollowed }: NoticeProps) {
  const { tone, title, text, note, chat } = notice;
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts, nothing else announces the outcome.
    <p className={styles.notice} data-tone={tone} tabIndex={-1} autoFocus={autoFocus}>
      <strong>{title}</strong> {text} {note && <span>{note}</span>}
      {chat && (
        <a
          className="button"
          href={chatHref}
          target="_blank"
          rel="noopener"
          onClick={onChatFollowed}
        >
          {chat}
        </a>
      )}
    </p>
  );
}
