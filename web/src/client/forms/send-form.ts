import type { EnquiryValues } from "@currawong/supabase/enquiry";
import type { FormKind } from "@currawong/supabase/form-kinds";
import { MIN_FILL_MS } from "@currawong/supabase/limits";
import { CHAT_BLOCKED, type FormState, formStateOf, UNSENT } from "../../enquiries/form-state.ts";
import { countContact } from "../count-contact.ts";
import { attemptKey, forgetAttempt } from "./idempotency-key.ts";

/** How the browser connects to the database. */
export type PublicDatabase = { url: string; publishableKey: string };

/** What a form submits besides its values. */
type Submission = {
  database: PublicDatabase;
  /** Path of the form's page. */
  page: string;
  honeypot: string;
  /** When typing started, in milliseconds since 1970. */
  startedAt: number;
  /** The address that opens the chat with the values. */
  chatHref: string;
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens the chat in a new tab. @returns whether the browser allowed it */
function openChat(href: string): boolean {
  // With “noopener” the result would be null in either case.
  const tab = window.open(href, "_blank");
  if (!tab) return false;
  tab.opener = null;
  countContact("chat");
  return true;
}

const blocked = (values: EnquiryValues): FormState => ({
  values,
  errors: {},
  notice: CHAT_BLOCKED,
});

/**
 * How long “Submitting...” shows, in milliseconds (specification, section 9). WebKit blocks tabs that
 * open more than a second after the click.
 */
const submittingMs = () => (navigator.vendor?.startsWith("Apple") ? 900 : 1_500);

/** Stores an enquiry only once, even if it is retried, and keeps its receipt. */
async function storeEnquiry(values: EnquiryValues, submission: Submission): Promise<FormState> {
  const { database, page, honeypot, startedAt } = submission;
  // The database's client and the receipts are fetched on demand.
  const [{ sendEnquiry }, { addReceipt }] = await Promise.all([
    import("../../enquiries/send-enquiry.ts"),
    import("../receipts/receipts.ts"),
  ]);
  const idempotencyKey = attemptKey(page, values);
  // A form that the browser autofilled may be sent sooner than the limit against robots allows. The time is
  // negative if the clock was set back while the visitor typed.
  const typingMs = Math.max(0, Date.now() - startedAt);
  const restMs = Math.max(0, MIN_FILL_MS - typingMs);
  await wait(restMs);
  const fillMs = typingMs + restMs;
  const server = { url: database.url, key: database.publishableKey };
  const outcome = await sendEnquiry(server, values, { page, idempotencyKey, honeypot, fillMs });
  if (["stored", "key-reused"].includes(outcome.status)) forgetAttempt(page);
  if (outcome.status === "stored") {
    addReceipt(outcome.receipt);
    // Staff are told at once instead of at the next poll.
    countContact("form");
  }
  return formStateOf(outcome, values);
}

type Delivery = {
  /** The label of the button while the form is being sent. */
  busyLabel?: string;
  deliver(values: EnquiryValues, submission: Submission): Promise<FormState>;
};

/**
 * The contact form opens the chat and keeps its values. The quote form shows “Submitting...” first,
 * and is cleared once the chat is open. What the enquiry form sends is stored.
 */
export const DELIVERIES: Record<FormKind, Delivery> = {
  contact: {
    deliver: async (values, { chatHref }) =>
      openChat(chatHref) ? { values, errors: {} } : blocked(values),
  },
  quote: {
    busyLabel: "Submitting...",
    deliver: async (values, { chatHref }) => {
      await wait(submittingMs());
      return openChat(chatHref) ? UNSENT : blocked(values);
    },
  },
  enquiry: { busyLabel: "Sending...", deliver: storeEnquiry },
};

/** Sends a form, and returns what it shows next. Never throws, whatever the browser lacks. */
export async function sendForm(
  kind: FormKind,
  values: EnquiryValues,
  submission: Submission,
): Promise<FormState> {
  try {
    return await DELIVERIES[kind].deliver(values, submission);
  } catch {
    return kind === "enquiry" ? formStateOf({ status: "unavailable" }, values) : blocked(values);
  }
}
