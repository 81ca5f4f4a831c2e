import type { FormKind } from "@currawong/supabase/form-kinds";
import { MIN_FILL_MS } from "@currawong/supabase/limits";
import type { EnquiryOutcome, EnquiryReceipt } from "@currawong/supabase/outcome";
import { EVIDENCE, type FieldErrors } from "../../enquiries/fields.ts";
import { CHAT_BLOCKED, type Notice, noticeOf } from "../../enquiries/form-state.ts";
import { countContact } from "../count-contact.ts";
import { addReceipt } from "../receipts/receipts.ts";
import { draftOf } from "./controls.ts";
import { readDraft } from "./draft.ts";
import { attemptKey, forgetAttempt } from "./idempotency-key.ts";

/** What a form shows once it was sent; whether it was, and is to be emptied. */
export type Sent = { isDone?: boolean; errors?: FieldErrors; notice?: Notice };

type Submission = {
  form: HTMLFormElement;
  /** The address that opens the chat with what the form holds. */
  chatHref: string;
};

/** What the server answers (`enquiries/respond.ts`). */
type Answer = { errors: FieldErrors; notice?: Notice; outcome?: EnquiryOutcome };

/** The event on the document once an enquiry is stored. */
export const STORED = "enquiry-stored";
/** Its detail: the receipt, and the path of the quote that was sent. */
export type StoredDetail = EnquiryReceipt & { path: string };

/** Longer than the server waits for the database. */
const TIMEOUT_MS = 20_000;

/**
 * How long “Submitting...” shows, in milliseconds (specification, section 9). WebKit blocks tabs that
 * open more than a second after the click.
 */
const submittingMs = () => (navigator.vendor?.startsWith("Apple") ? 900 : 1_500);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens the chat in a new tab, if the browser allows it. */
function openChat(href: string): Sent {
  // With “noopener” the result would be null in either case.
  const tab = window.open(href, "_blank");
  if (!tab) return { notice: CHAT_BLOCKED };
  tab.opener = null;
  countContact("chat");
  return { isDone: true };
}

/** Sends an enquiry to the server, which stores it only once, even if it is sent again. */
async function storeEnquiry({ form }: Submission): Promise<Sent> {
  const page = location.pathname;
  const startedAt = readDraft("enquiry")?.startedAt ?? Date.now();
  const body = new FormData(form);
  body.set(EVIDENCE.key, attemptKey(page, draftOf(form)));
  // A form that the browser autofilled may be sent sooner than the limit against robots allows. The time is
  // negative if the clock was set back while the visitor typed.
  const typingMs = Math.max(0, Date.now() - startedAt);
  const restMs = Math.max(0, MIN_FILL_MS - typingMs);
  await wait(restMs);
  body.set(EVIDENCE.fillMs, String(typingMs + restMs));
  const response = await fetch(form.getAttribute("action") ?? "", {
    method: "POST",
    headers: { accept: "application/json" },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // Of the same version of the site, or of a later one.
  const { errors, notice, outcome }: Answer = await response.json();
  const isStored = outcome?.status === "stored";
  if (isStored || outcome?.status === "key-reused") forgetAttempt(page);
  if (isStored) {
    addReceipt(outcome.receipt);
    const detail: StoredDetail = { ...outcome.receipt, path: `${body.get("quote") ?? ""}` };
    document.dispatchEvent(new CustomEvent(STORED, { detail }));
  }
  // The receipt below the form has the reference.
  return { isDone: isStored, errors, ...(notice && { notice: { ...notice, note: "" } }) };
}

type Delivery = {
  /** The label of the button while the form is being sent. */
  busyLabel?: string;
  send(submission: Submission): Promise<Sent>;
};

/**
 * The contact form opens the chat and keeps its values. The quote form shows “Submitting...” first,
 * and is emptied once the chat is open. What the enquiry form sends is stored.
 */
export const DELIVERIES: Record<FormKind, Delivery> = {
  contact: { send: async ({ chatHref }) => ({ ...openChat(chatHref), isDone: false }) },
  quote: {
    busyLabel: "Submitting...",
    async send({ chatHref }) {
      await wait(submittingMs());
      return openChat(chatHref);
    },
  },
  enquiry: { busyLabel: "Sending...", send: storeEnquiry },
};

/** Sends a form. Never throws, whatever the browser lacks. */
export async function sendForm(kind: FormKind, submission: Submission): Promise<Sent> {
  try {
    return await DELIVERIES[kind].send(submission);
  } catch {
    return { notice: kind === "enquiry" ? noticeOf({ status: "unavailable" }) : CHAT_BLOCKED };
  }
}
