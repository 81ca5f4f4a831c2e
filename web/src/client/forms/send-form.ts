import { MIN_FILL_MS } from "@currawong/supabase/limits";
import type { EnquiryReceipt } from "@currawong/supabase/outcome";
import { EVIDENCE, type FieldErrors } from "../../enquiries/fields.ts";
import { countContact } from "../count-contact.ts";
import { addReceipt } from "../receipts/receipts.ts";
import { fetchPage } from "../refresh.ts";
import { draftOf, errorsIn, kindOf } from "./controls.ts";
import { saveDraft } from "./draft.ts";
import type { showNotice } from "./notices.ts";

/** Whether a form was sent and is to be emptied, and what it then shows. */
export type Sent = {
  isDone?: boolean;
  errors?: FieldErrors;
  notice?: Parameters<typeof showNotice>[1];
};

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
  if (!tab) return { notice: "failure" };
  tab.opener = null;
  countContact("chat");
  return { isDone: true };
}

/** Sends an enquiry to the server, which stores it only once, even if it is sent again. */
async function storeEnquiry(form: HTMLFormElement): Promise<Sent> {
  const { startedAt, key } = saveDraft("enquiry", draftOf(form));
  const body = new FormData(form);
  body.set(EVIDENCE.key, key);
  // A form that the browser autofilled may be sent sooner than the limit against robots allows. The time is
  // negative if the clock was set back while the visitor typed.
  const typingMs = Math.max(0, Date.now() - startedAt);
  const restMs = Math.max(0, MIN_FILL_MS - typingMs);
  await wait(restMs);
  body.set(EVIDENCE.fillMs, String(typingMs + restMs));
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const address = form.getAttribute("action") ?? "";
  const page = await fetchPage(address, { method: "POST", body, signal });
  // The server's answer is the page of the form, with the form as it shows it without scripts.
  const answer = page.querySelector<HTMLFormElement>("form[data-form=enquiry]");
  if (!answer) throw new Error(`${address} answered without its form.`);
  const { receipt: json } = answer.dataset;
  if (json) {
    const sent: StoredDetail = { ...JSON.parse(json), path: `${body.get("quote") ?? ""}` };
    addReceipt(sent);
    document.dispatchEvent(new CustomEvent(STORED, { detail: sent }));
  }
  return { isDone: Boolean(json), errors: errorsIn(answer), notice: answer };
}

/**
 * Sends a form: an enquiry is stored; the others open the chat, the quote form after a while. The contact form keeps its
 * values. Never throws, whatever the browser lacks.
 * @param href opens the chat with what the form holds
 */
export async function sendForm(form: HTMLFormElement, href: string): Promise<Sent> {
  const kind = kindOf(form);
  try {
    if (kind === "enquiry") return await storeEnquiry(form);
    if (kind === "quote") await wait(submittingMs());
    return { ...openChat(href), ...(kind === "contact" && { isDone: false }) };
  } catch {
    return { notice: "failure" };
  }
}
