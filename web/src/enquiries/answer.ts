import { createHash } from "node:crypto";
import type { EnquiryValues } from "@currawong/supabase/enquiry";
import { ENQUIRY_FIELDS } from "@currawong/supabase/fields";
import type { EnquiryOutcome, EnquiryReceipt } from "@currawong/supabase/outcome";
import { readEnvironment } from "../runtime/environment.ts";
import { visitorNetworkHash } from "../runtime/visitor-network.ts";
import { checkForm, type FieldErrors, problemText } from "./check-form.ts";
import { HONEYPOT, KEY } from "./fields.ts";
import { CHAT_READY, type Notice, noticeOf } from "./form-notice.ts";
import { wakeNotices } from "./notices/deliver.ts";
import type { SentForm } from "./read-form.ts";
import { sendEnquiry } from "./send-enquiry.ts";

/**
 * What the site writes about a quote that an enquiry is about, from its lines alone: staff and the buyer must not read
 * what somebody has made up in its name.
 */
export type WrittenQuote = {
  service: string;
  /** Its lines and sums; the path alone where content could not be read. */
  text: string;
  path: string;
};

/** Writes a quote by its path, and never throws. @returns undefined where the path has no lines with a price */
export type WriteQuote = (path: string) => Promise<WrittenQuote | undefined>;

/** What a form shows after it was sent: an error beside a field, or a notice. */
export type FormAnswer = {
  /** What the enquiry or the chat message says. */
  values: EnquiryValues;
  errors: FieldErrors;
  notice?: Notice;
  /** Of an enquiry that is stored. */
  receipt?: EnquiryReceipt;
};

/** The page of quotes. */
const QUOTE_PAGE = "/quote";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Without a script to make a key, the same enquiry sent twice on one day is stored once. */
function createKey(values: Record<string, string | undefined>): string {
  const day = new Date().toISOString().slice(0, 10);
  const hash = createHash("sha256")
    .update(JSON.stringify([day, values]))
    .digest("hex");
  // Of version 8 (RFC 9562, section 5.8).
  return hash.replace(/(.{8})(.{4})(.{3})(.{3})(.{12}).*/, "$1-$2-8$3-8$4-$5");
}

/**
 * The database as the server reaches it for a visitor. With the secret key it passes a hash of the visitor's
 * network, which the database limits; otherwise all enquiries share the server's network.
 */
function databaseForVisitor(headers: Pick<Headers, "get">) {
  const { supabase, inbox } = readEnvironment();
  if (!inbox) return { url: supabase.url, key: supabase.publishableKey };
  const network = visitorNetworkHash(headers, inbox.secretKey);
  return {
    url: supabase.url,
    key: inbox.secretKey,
    ...(network && { headers: { "x-visitor-network": network } }),
  };
}

/**
 * What is stored, with the site's own words about the quote that the form sends: none on other pages, whatever they send,
 * and none for a robot. The database accepts figures only with the secret key, because anybody has the public one.
 */
async function valuesOf({ values, typed }: SentForm, page: string, writeQuote: WriteQuote) {
  const quote = page === QUOTE_PAGE && !typed[HONEYPOT] && typed.quote;
  const written = quote ? await writeQuote(quote) : undefined;
  if (!written) return values;
  const { service, text, path } = written;
  return { ...values, service, quote: readEnvironment().inbox ? text : path };
}

/** Stores an enquiry. */
async function store(
  { [HONEYPOT]: honeypot = "", [KEY]: key = "" }: SentForm["typed"],
  values: EnquiryValues,
  page: string,
  headers: Pick<Headers, "get">,
): Promise<EnquiryOutcome> {
  const insert = (idempotencyKey: string) =>
    sendEnquiry(databaseForVisitor(headers), values, { page, honeypot, idempotencyKey });
  const outcome = await insert(UUID.test(key) ? key : createKey({ ...values, page }));
  // An attempt that the visitor saw fail was stored, with another text or at other prices: this one is new.
  return outcome.status === "key-reused" ? insert(createKey({ ...values, page, key })) : outcome;
}

/** What the form shows after an enquiry: an error that the database has found beside its field, otherwise a notice. */
function answerOutcome(outcome: EnquiryOutcome, values: EnquiryValues): FormAnswer {
  const field = outcome.status === "invalid" ? outcome.field : undefined;
  // A field that only some forms have is not on this one, which could not show its error.
  if (field && !ENQUIRY_FIELDS[field].forms)
    return { values, errors: { [field]: problemText(field, "format") } };
  const notice = noticeOf(outcome, values);
  if (outcome.status !== "stored") return { values, errors: {}, notice };
  wakeNotices();
  return { values, errors: {}, notice, receipt: outcome.receipt };
}

/**
 * Answers a form that was sent, the same with and without scripts: an enquiry is stored; a form for the chat is only
 * checked, and then shows the link. Never throws.
 * @param page path of the form's page
 * @param headers of the request, which tell the visitor's network
 * @param writeQuote writes the quote of an enquiry that is sent from one
 */
export async function answerForm(
  form: SentForm,
  page: string,
  headers: Pick<Headers, "get">,
  writeQuote: WriteQuote,
): Promise<FormAnswer> {
  const { kind, typed, values } = form;
  const errors = checkForm(kind, values);
  if (Object.keys(errors).length > 0) return { values, errors };
  if (kind !== "enquiry") return { values, errors, notice: CHAT_READY };
  const complete = await valuesOf(form, page, writeQuote);
  return answerOutcome(await store(typed, complete, page, headers), complete);
}
