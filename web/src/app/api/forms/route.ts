import { after } from "next/server";
import { deliverDue, onWake, openOutbox } from "@/enquiries/notices/deliver";
import { FORM_HEADER, FORM_LIMIT, readBody } from "@/enquiries/read-form";
import { type FormResponse, refuseForm, respondToForm } from "@/enquiries/respond";
import { writeQuote } from "@/quote/write-quote";
import { readEnvironment } from "@/runtime/environment";
import { errorText, log } from "@/runtime/observability/log";

/** How long to wait for the form's page. */
const TIMEOUT_MS = 10_000;

const send = ({ status, type, body }: FormResponse) =>
  new Response(body, { status, headers: { "content-type": type, "cache-control": "no-store" } });

/** Delivers notices without a worker, which this host does not run. What fails waits for `/api/notices`. */
async function deliverNow(): Promise<void> {
  const outbox = openOutbox(readEnvironment());
  await (outbox && deliverDue(outbox))?.catch((error: unknown) =>
    log("error", "outbox unreachable", { message: errorText(error) }),
  );
}

// An enquiry is stored while its form is answered: the visitor does not wait for mail.
onWake(() => after(deliverNow));

/**
 * Answers a form on a host other than the site's own server, which answers it itself. `proxy.ts` sends what is posted
 * to a page here, with the page's address in a header.
 */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  if (Number(headers.get("content-length") ?? 0) > FORM_LIMIT) return send(refuseForm(413));
  const body = request.body && (await readBody(request.body));
  if (!body) return send(refuseForm(body === undefined ? 413 : 400));
  // Not the request's own address, which whoever sent it may have chosen.
  const page = URL.parse(headers.get(FORM_HEADER) ?? "/", readEnvironment().siteUrl);
  const isOwn = page?.origin === new URL(readEnvironment().siteUrl).origin;
  if (!page || !isOwn) return send(refuseForm(400));
  const loadPage = async () => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(page, { signal, headers: { accept: "text/html" } });
    return response.ok ? response.text() : undefined;
  };
  return send(await respondToForm({ body, headers, page: page.pathname, loadPage, writeQuote }));
}
