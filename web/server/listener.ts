import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { securityHeaders } from "../src/responses/security-headers.ts";
import type { Reconciler } from "../src/revalidation/reconciler.ts";
import { forOneVisitor } from "./finish.ts";
import { placeOf } from "./place.ts";
import type { Site } from "./site.ts";

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
  response
    .writeHead(made.status, { ...securityHeaders(), ...made.headers, "cache-control": "no-store" })
    .end(body);
}

function refuse(
  response: ServerResponse,
  status: 404 | 405,
  reason: string,
  headers: Record<string, string> = {},
): void {
  const type = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  response.writeHead(status, { ...securityHeaders(), ...type, ...headers }).end(reason);
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
    switch (placeOf(request)) {
      case "front":
        if (!site.front.answer(request, response)) site.next(request, response);
        break;
      case "next":
        site.next(request, response);
        break;
      case "form":
        void answerForm(site, request, response).catch(failed(response));
        break;
      case "revalidate":
        void answerBy(announced, request, response).catch(failed(response));
        break;
      case "reconcile":
        void answerBy(asked, request, response).catch(failed(response));
        break;
      case "missing":
        refuse(response, 404, "There is no page here.");
        break;
      case "refused":
        refuse(response, 405, "Pages and files are only read here.", { allow: "GET, HEAD" });
        break;
    }
  };
}
