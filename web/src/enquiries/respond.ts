import type { EnquiryOutcome } from "@currawong/supabase/outcome";
import { readEnvironment } from "../runtime/environment.ts";
import { answerForm, type FormAnswer, type WriteQuote } from "./answer.ts";
import { isFromSite, readForm } from "./read-form.ts";

/** What tabs that were opened before a deployment receive, until the next tag. */
type FormJson = Pick<FormAnswer["state"], "errors" | "notice"> & {
  outcome?: EnquiryOutcome;
};

/** A response to a form: a text for who sent it, or the form's page or data. */
export type FormResponse = { status: number; type: string; body: string };

const REASONS = {
  400: "We couldn’t read this form. Go back, where your text is still in the form, and send it again.",
  403: "This form was not sent from our website. Open the page it is on, and send it from there.",
  413: "This form is too long. Go back, where your text is still in the form, and shorten it.",
} as const;

/** A text for whoever sent a form that cannot be answered. */
export const refuseForm = (status: keyof typeof REASONS): FormResponse => ({
  status,
  type: "text/plain; charset=utf-8",
  body: REASONS[status],
});

const STATUS: Partial<Record<EnquiryOutcome["status"], number>> = {
  stored: 200,
  "rate-limited": 429,
  unavailable: 503,
};

function statusOf({ state, outcome }: FormAnswer): number {
  if (Object.keys(state.errors).length > 0) return 422;
  return outcome ? (STATUS[outcome.status] ?? 422) : 200;
}

/** The outcome as text, where its page cannot be shown. */
function textOf({ state: { notice, errors } }: FormAnswer): string {
  if (!notice) return `${Object.values(errors).join(". ")}. Go back, and correct it in the form.`;
  const back =
    notice.tone === "bad" ? "Go back, where your text is still in the form." : notice.note;
  return [notice.title, notice.text, back].filter(Boolean).join(" ");
}

type Sent = {
  body: Buffer;
  headers: Pick<Headers, "get">;
  /** The path of the form's page. */
  page: string;
  /** Loads the HTML of this page; undefined if it cannot be shown. */
  loadPage: () => Promise<string | undefined>;
  /** Writes the quote of an enquiry that is sent from one. */
  writeQuote: WriteQuote;
};

/** Responds to a form with its page, with and without scripts. Must not be cached. */
export async function respondToForm({
  body,
  headers,
  page,
  loadPage,
  writeQuote,
}: Sent): Promise<FormResponse> {
  if (!isFromSite(headers, readEnvironment().siteUrl)) return refuseForm(403);
  const form = await readForm(body, headers.get("content-type") ?? "");
  if (!form) return refuseForm(400);
  const answer = await answerForm(form, page, headers, writeQuote);
  const { state, outcome, kind } = answer;
  if (headers.get("accept")?.includes("application/json")) {
    const { errors, notice } = state;
    const json: FormJson = { errors, ...(notice && { notice }), ...(outcome && { outcome }) };
    return { status: statusOf(answer), type: "application/json", body: JSON.stringify(json) };
  }
  const html = await loadPage().catch(() => undefined);
  if (html === undefined)
    return { status: 200, type: "text/plain; charset=utf-8", body: textOf(answer) };
  const receipt = outcome?.status === "stored" ? outcome.receipt : undefined;
  // Loaded for the first such form only: the parser takes some 30 MB.
  const { answerPage } = await import("./answer-page.ts");
  return {
    status: 200,
    type: "text/html; charset=utf-8",
    body: answerPage(html, kind, state, receipt, answer.values),
  };
}
