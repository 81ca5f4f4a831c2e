import { createHash } from "node:crypto";
import type { EnquiryValues } from "@currawong/supabase/enquiry";
import type { FormKind } from "@currawong/supabase/form-kinds";
import type { EnquiryOutcome } from "@currawong/supabase/outcome";
import { readEnvironment } from "../runtime/environment.ts";
import { visitorNetworkHash } from "../runtime/visitor-network.ts";
import { checkForm } from "./check-form.ts";
import { firstInvalid } from "./fields.ts";
import { CHAT_READY, type FormState, formStateOf } from "./form-state.ts";
import { wakeNotices } from "./notices/deliver.ts";
import type { SentForm } from "./read-form.ts";
import { sendEnquiry } from "./send-enquiry.ts";
import { uuidFrom } from "./uuid.ts";

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

/** What a form shows after it was sent; of an enquiry, with what the database said. */
export type FormAnswer = {
  kind: FormKind;
  /** What was sent. */
  values: EnquiryValues;
  state: FormState;
  outcome?: EnquiryOutcome;
};

/** The page of quotes. */
const QUOTE_PAGE = "/quote";

/** The longest path of a quote: that of any address (`server/request.ts`). */
const LONGEST_PATH = 4_096;

/** Without a script to make a key, the same enquiry sent twice on one day is stored once. */
function keyOf(values: Record<string, string | undefined>): string {
  const day = new Date().toISOString().slice(0, 10);
  const hash = createHash("sha256").update(JSON.stringify([day, values]));
  return uuidFrom(hash.digest("hex"));
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
 * The site's own words about the quote that a form sends; none on other pages, whatever they send, and none for a robot
 * or for what no page can have as its address: they cost nothing.
 */
async function quoteIn({ quote, trap }: SentForm, page: string, writeQuote: WriteQuote) {
  const isQuote = page === QUOTE_PAGE && quote !== "" && quote.length <= LONGEST_PATH;
  return isQuote && trap === "" ? writeQuote(quote) : undefined;
}

/** What is stored of a quote. The database accepts figures only with the secret key, because anybody has the public one. */
const storedQuote = ({ text, path }: WrittenQuote) => (readEnvironment().inbox ? text : path);

/** Stores an enquiry, with what the visitor's script measured if one ran. */
async function store(
  { trap, key, fillMs }: SentForm,
  values: EnquiryValues,
  page: string,
  headers: Pick<Headers, "get">,
): Promise<EnquiryOutcome> {
  const insert = (idempotencyKey: string) =>
    sendEnquiry(databaseForVisitor(headers), values, {
      ...{ page, honeypot: trap, idempotencyKey },
      ...(fillMs !== undefined && { fillMs }),
    });
  let outcome = await insert(key ?? keyOf({ ...values, page }));
  // An attempt that the visitor saw fail was stored, at other prices or for another company: this one is new.
  if (outcome.status === "key-reused") outcome = await insert(keyOf({ ...values, page, key }));
  if (outcome.status === "stored") wakeNotices();
  return outcome;
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
  writeQuote: WriteQuote = async () => undefined,
): Promise<FormAnswer> {
  const { kind, values: typed } = form;
  const errors = checkForm(kind, typed);
  if (firstInvalid(errors)) return { kind, values: typed, state: { values: typed, errors } };
  if (kind !== "enquiry")
    return { kind, values: typed, state: { values: typed, errors, notice: CHAT_READY } };
  const quote = await quoteIn(form, page, writeQuote);
  const values = quote ? { ...typed, service: quote.service, quote: storedQuote(quote) } : typed;
  const outcome = await store(form, values, page, headers);
  return { kind, values, state: formStateOf(outcome, values), outcome };
}
