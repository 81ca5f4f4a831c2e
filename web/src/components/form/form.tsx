import type { FormKind } from "@currawong/supabase/form-kinds";
import { loadAgency, loadEnquiryNotes } from "@/content/agency";
import { chatUrl } from "../../enquiries/contact-links/chat-url.ts";
import { HONEYPOT } from "../../enquiries/fields.ts";
import { CHAT_BLOCKED, NOT_SENT, QUOTE_SENT } from "../../enquiries/form-notice.ts";
import { Fields } from "./fields.tsx";
import styles from "./form.module.css";

type Props = {
  kind: FormKind;
  /** The address of the form's page, to which it is sent: with the query, if that decides what the page shows. */
  action: string;
  /** The page's service; the contact form asks for it instead. */
  service?: string;
  /** The quote that is sent with the form, as text. */
  quote?: string;
  /** The services that the contact form offers. */
  services?: readonly string[];
  label: string;
};

/** The label of the button while a form is being sent (specification, section 4). */
const BUSY: Partial<Record<FormKind, string>> = { quote: "Submitting...", enquiry: "Sending..." };

const NAMES: Record<FormKind, string> = {
  contact: "Contact",
  quote: "Quote request",
  enquiry: "Enquiry",
};

/**
 * The site's form, in three kinds. Without scripts, the browser validates it and the server answers with its page
 * (`enquiries/answer-page.ts`); `client/forms/form.ts` does both in place.
 */
export async function Form({ kind, action, service, quote, services = [], label }: Props) {
  const { whatsappNumber } = await loadAgency();
  const { collectionNotice, chatNotice } = await loadEnquiryNotes();
  const id = `${kind}-form`;
  return (
    <form
      aria-label={NAMES[kind]}
      id={id}
      data-form={kind}
      className={styles.form}
      method="post"
      action={action}
      encType="multipart/form-data"
    >
      <input type="hidden" name="form" value={kind} />
      {service !== undefined && (
        <input type="hidden" name="service" value={service} data-part="service" />
      )}
      {quote !== undefined && <input type="hidden" name="quote" value={quote} />}
      {kind === "enquiry" && <Trap />}
      {kind === "quote" && <p className="quiet">* Required</p>}
      <Fields kind={kind} form={id} services={services} />
      <div className={styles.foot}>
        <Notice kind={kind} address={chatUrl(whatsappNumber, "")} />
        <button
          type="submit"
          form={id}
          className="button"
          aria-describedby={`${kind}-about`}
          data-busy={BUSY[kind]}
        >
          {label}
        </button>
        <p id={`${kind}-about`} className="quiet">
          {(kind !== "enquiry" && chatNotice) || collectionNotice}{" "}
          <a className="underline" href="/privacy">
            Privacy
          </a>
        </p>
        <p role="status" className={styles.status} data-status="" />
      </div>
      {kind === "quote" && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, without content.
        <template data-toast="" dangerouslySetInnerHTML={{ __html: TOAST }} />
      )}
    </form>
  );
}

/** A field that is hidden from people. Password managers are told to leave it alone. */
const Trap = () => (
  <div className="absolute -left-[99rem]" aria-hidden="true">
    <label htmlFor="enquiry-trap">Leave this empty</label>
    <input
      id="enquiry-trap"
      name={HONEYPOT}
      tabIndex={-1}
      autoComplete="off"
      data-1p-ignore
      data-bwignore
      data-form-type="other"
      data-lpignore
      data-protonpass-ignore
    />
  </div>
);

/**
 * What is shown where a form could not be sent; the server writes another outcome over it.
 * @param address of the chat, without a message
 */
function Notice({ kind, address }: { kind: FormKind; address: string }) {
  const { tone, title, text, chat } = kind === "enquiry" ? NOT_SENT : CHAT_BLOCKED;
  return (
    <div role="status" id={`${kind}-notice`}>
      <p className={styles.notice} data-notice="" data-tone={tone} tabIndex={-1} hidden>
        <strong className="block">{title}</strong> <span>{text}</span>{" "}
        <a
          className="button mt-1.75 flex w-fit"
          href={address}
          data-chat={address}
          target="_blank"
          rel="noopener"
        >
          {chat}
        </a>
      </p>
    </div>
  );
}

/** The toast of the quote form, which its module copies. React cannot hydrate what is inside a template. */
const TOAST = `<div id="toaster" role="region" aria-label="Message"><div class="night rounded ${styles.toast}">
<strong class="display text-lg">${QUOTE_SENT.title}</strong>
<p class="mt-0.75 text-mute">${QUOTE_SENT.text}</p>
<button type="button" class="text-link" data-dismiss>Dismiss</button></div></div>`;
