import type { EnquiryReceipt } from "@currawong/supabase/outcome";
import { KEY } from "../../enquiries/fields.ts";
import { countContact } from "../count-contact.ts";
import { addReceipt } from "../receipts/receipts.ts";
import { fetchPage } from "../refresh.ts";
import { kindOf } from "./controls.ts";
import { saveDraft } from "./draft.ts";
import { showErrors, showNotice } from "./show.ts";

/** The event on the document once an enquiry is stored. */
export const STORED = "enquiry-stored";
/** Its detail: the receipt, and the path of the quote that was sent. */
export type StoredDetail = EnquiryReceipt & { path: string };

/** Longer than the server waits for the database. */
const TIMEOUT_MS = 20_000;

/**
 * How long “Submitting...” shows, in milliseconds (specification, section 9). WebKit blocks tabs that open more than a
 * second after the click, and on a busy device a timer is late by some tenths of that.
 */
const submittingMs = () => (navigator.vendor.startsWith("Apple") ? 600 : 1_500);

/** Opens the chat in a new tab, from the quote form after a while. @returns whether the browser allows it */
export async function openChat(form: HTMLFormElement): Promise<boolean> {
  const link = form.querySelector<HTMLAnchorElement>("a[data-chat]");
  if (!link) throw new Error("The form has lost its link to the chat, so HTML sends it.");
  if (kindOf(form) === "quote") await new Promise((resolve) => setTimeout(resolve, submittingMs()));
  // With “noopener” the result would be null in either case.
  const tab = window.open(link.href, "_blank");
  if (tab) {
    tab.opener = null;
    countContact("chat");
  } else showNotice(form, "failure");
  return tab !== null;
}

/** The server's sentence, where editors took the form off its page since it was opened; null if this is another page. */
function sentenceIn({ body }: Document): HTMLElement | null {
  if (!body.textContent || body.childElementCount > 0) return null;
  const sentence = document.createElement("p");
  sentence.dataset.notice = "";
  sentence.textContent = body.textContent;
  return sentence;
}

/** Sends an enquiry to the server, and shows what it answers. @returns whether it is stored, which a receipt says */
export async function sendEnquiry(form: HTMLFormElement): Promise<boolean> {
  const body = new FormData(form);
  body.set(KEY, saveDraft(form).key ?? "");
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const page = await fetchPage(form.action, { method: "POST", body, signal }).catch(() => null);
  // The page of the form, as it is shown without scripts.
  const answer = page?.querySelector<HTMLFormElement>("form[data-form=enquiry]");
  if (!page || !answer) {
    showNotice(form, (page && sentenceIn(page)) ?? "failure");
    return false;
  }
  showNotice(form, answer.querySelector<HTMLElement>("[data-notice]"));
  showErrors(form, (name) => answer.querySelector(`#enquiry-${name}-error`)?.textContent);
  if (!answer.dataset.receipt) return false;
  const path = `${body.get("quote") ?? ""}`;
  const detail: StoredDetail = { ...JSON.parse(answer.dataset.receipt), path };
  addReceipt(detail);
  document.dispatchEvent(new CustomEvent(STORED, { detail }));
  return true;
}
