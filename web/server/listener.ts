import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { asksForDraft } from "../src/preview/asks-for-draft.ts";
import { securityHeaders } from "../src/responses/security-headers.ts";
import type { Reconciler } from "../src/revalidation/reconciler.ts";
import { forOneVisitor } from "./finish.ts";
import type { Site } from "./site.ts";

/** A form without files is smaller. */
const FORM_LIMIT = 1024 * 1024;

/** Has an interface of the web's own kind answer. */
async function answerBy(
  answer: (request: Request) => Promise<Response>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const body = await buffer(request);
  const asked = new Request("http://localhost", { method: "POST", headers, body });
  const { status, headers: sent, ...rest } = await read(await answer(asked));
  response.writeHead(status, { ...securityHeaders(), ...sent }).end(rest.body);
}

const read = async (response: Response) => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: Buffer.from(await response.arrayBuffer()),
});

/** A form that was sent without JavaScript: Next's own code sends `next-action` and wants no page. */
const isPlainForm = ({ method, headers }: IncomingMessage) =>
  method === "POST" &&
  headers["next-action"] === undefined &&
  /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/.test(
    headers["content-type"] ?? "",
  ) &&
  Number(headers["content-length"] ?? Number.POSITIVE_INFINITY) < FORM_LIMIT;

/** Answers a form that was sent without JavaScript: by a page for this visitor, never kept. */
async function answerForm(
  { render }: Site,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, url = "/", headers } = request;
  const made = await render({ url, method, headers, body: await buffer(request) });
  const isPage = made.headers["content-type"]?.startsWith("text/html");
  const body = isPage ? Buffer.from(forOneVisitor(made.body.toString())) : made.body;
  const { "content-length": _length, "transfer-encoding": _coding, ...sent } = made.headers;
  response
    .writeHead(made.status, { ...securityHeaders(), ...sent, "cache-control": "no-store" })
    .end(body);
}

/**
 * Every request comes here first: finished answers from the store, messages of the Content Lake, and
 * the rest to Next. What an editor sees is neither taken from the store nor kept there.
 */
export function listener(site: Site, reconciler: Reconciler): RequestListener {
  const announced = (request: Request) => reconciler.announced(request);
  const asked = (request: Request) => reconciler.asked(request);
  const failed = (response: ServerResponse) => (error: unknown) => {
    console.error(error);
    if (!response.headersSent) response.writeHead(500, securityHeaders());
    response.end();
  };
  return (request, response) => {
    const { method, url } = request;
    if (method === "GET" || method === "HEAD") {
      if (!asksForDraft(request) && site.front.answer(request, response)) return;
    } else if (method === "POST" && url === "/api/revalidate") {
      return void answerBy(announced, request, response).catch(failed(response));
    } else if (method === "POST" && url === "/api/reconcile") {
      return void answerBy(asked, request, response).catch(failed(response));
    } else if (isPlainForm(request)) {
      return void answerForm(site, request, response).catch(failed(response));
    }
    site.next(request, response);
  };
}
