import { answerForm, type FormAnswer, type WriteQuote } from "./answer.ts";
import { readForm } from "./read-form.ts";

/** A response to a form: a text for who sent it, or the form's page or data. */
export type FormResponse = { status: number; type: string; body: string };

const textResponse = (body: string, status = 200): FormResponse => ({
  status,
  type: "text/plain; charset=utf-8",
  body,
});

const UNREADABLE =
  "We couldn’t read this form. Go back, where your text is still in the form, and send it again.";
const FROM_ELSEWHERE =
  "This form was not sent from our website. Open the page it is on, and send it from there.";

/** The outcome as text, where its page cannot be shown. */
function textOf({ notice, errors }: FormAnswer): string {
  if (!notice) return `${Object.values(errors).join(". ")}. Go back, and correct it in the form.`;
  const back = notice.chat ? " Go back, where your text is still in the form." : "";
  return `${notice.title} ${notice.text}${back}`;
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
export async function respondToForm(sent: Sent): Promise<FormResponse> {
  const { body, headers, page, loadPage, writeQuote } = sent;
  // No other site can send a form for its visitors. Programs send no such header.
  if (headers.get("sec-fetch-site")?.endsWith("-site")) return textResponse(FROM_ELSEWHERE, 403);
  const form = await readForm(body, headers.get("content-type") ?? "");
  if (!form) return textResponse(UNREADABLE, 400);
  const answer = await answerForm(form, page, headers, writeQuote);
  // For tabs that were opened under v2026.11.28, until the tag after it.
  if (headers.get("accept")?.includes("application/json")) {
    const { errors, notice, receipt } = answer;
    const outcome = receipt && { status: "stored", receipt };
    const json = JSON.stringify({ errors, notice, outcome });
    return { status: 200, type: "application/json", body: json };
  }
  const html = await loadPage().catch(() => undefined);
  // Editors may have taken the form off its page since it was opened.
  if (!html?.includes(`id="${form.kind}-form"`)) return textResponse(textOf(answer));
  // Loaded for the first such form only.
  const { answerPage } = await import("./answer-page.ts");
  return { status: 200, type: "text/html; charset=utf-8", body: answerPage(html, form, answer) };
}
