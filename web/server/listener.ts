import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { readBody } from "../src/enquiries/read-form.ts";
import { respondToForm } from "../src/enquiries/respond.ts";
import { writeQuote } from "../src/quote/write-quote.ts";
import { renderPath } from "../src/routing/page-path.ts";
import { errorText, log } from "../src/runtime/observability/log.ts";
import { requestOrigin } from "./admission.ts";
import { CDN_NEVER, createMessage, createResponse } from "./entry.ts";
import { FairQueue, RETRY_AFTER, TooBusy } from "./fair-queue.ts";
import type { PageCache } from "./page-cache.ts";
import { forward, type Next } from "./render.ts";
import { parseRequest, type Target } from "./request.ts";
import type { Routes } from "./routes.ts";
import { send } from "./send.ts";
import type { StaticFiles } from "./static-files.ts";

type Handlers = {
  pages: Pick<PageCache, "respond" | "get" | "find">;
  files: Pick<StaticFiles, "get" | "publicFiles">;
  routes: Pick<Routes, "apiMethods">;
  next: Next;
};

const REASONS = {
  404: "There is nothing here.",
  405: "This method is not allowed here.",
  411: "Send the length of the body (content-length).",
  413: "This form is too long. Go back, where your text is still in the form, and shorten it.",
  414: "Shorten the address.",
  415: "Nothing here accepts a body of this type (content-type).",
  429: "Too many requests at once. Wait a moment, then try again.",
  503: "The website is busy. Wait a moment, then try again.",
  500: "Something went wrong on our side.",
} as const;

const refusal = (status: keyof typeof REASONS, allow?: string) =>
  createMessage(status, REASONS[status], {
    ...(allow && { allow }),
    ...((status === 429 || status === 503) && { "retry-after": RETRY_AFTER }),
  });

/** Forms wait for the database, so a few may be under way. */
const FORMS = { atOnce: 4, waiting: { subscriber: 8, network: 24, all: 64 } };

/** Requests that Next answers: the API, editors' pages. An editor's page makes several at once. */
const REQUESTS = { atOnce: 8, waiting: { subscriber: 32, network: 64, all: 256 } };

/** Responds to a form with data for its own script, or with its page for this visitor. Never cached. */
async function handleForm(
  { pages }: Handlers,
  queue: FairQueue,
  request: IncomingMessage,
  response: ServerResponse,
  { path, query }: Extract<Target, { kind: "form" }>,
) {
  const body = await readBody(request.iterator({ destroyOnReturn: false }));
  if (!body) {
    // The rest of it is discarded.
    request.resume();
    return send(request, response, refusal(413));
  }
  if (((await pages.find(path)) ?? "known") !== "known") {
    return send(request, response, refusal(404));
  }
  const headers = {
    get: (name: string) => [request.headers[name] ?? []].flat().join(", ") || null,
  };
  const loadPage = async () => {
    const { entry } = await pages.get(renderPath(path, query));
    return entry.status === 200 ? entry.body.toString() : undefined;
  };
  const respond = () => respondToForm({ body, headers, page: path, loadPage, writeQuote });
  const answer = await queue.run(requestOrigin(request), respond, response);
  const caching = { "cache-control": "no-store", ...CDN_NEVER };
  const all = { "content-type": answer.type, ...caching };
  const sent = createResponse(answer.status, all, answer.body);
  // Not compressed: it is sent only once.
  response.writeHead(sent.status, sent.headers).end(sent.body);
}

/** Handles every request: pages and files come from the cache, the rest and editors' pages from Next. */
export function createListener(site: Handlers): RequestListener {
  const { pages, files, routes, next } = site;
  const { publicFiles } = files;
  const forms = new FairQueue(FORMS);
  // Staff and editors wait for a place, but not for the processor to be idle.
  const requests = new FairQueue({
    ...REQUESTS,
    pace: { mayStart: () => true, measure: () => () => {} },
  });
  return (request, response) => {
    const onError = (error: unknown) => {
      // The visitor disconnected while sending, which is not a fault of the server.
      if (request.socket.destroyed) return;
      if (error instanceof TooBusy) return send(request, response, refusal(error.status));
      log("error", "request failed", { message: errorText(error, "stack") });
      if (response.headersSent) response.end();
      else send(request, response, refusal(500));
    };
    // A stream of events holds its place only until it has begun: it may stay open for hours.
    const untilHead = () =>
      new Promise<void>((resolve) => {
        forward(next, request, response, resolve).catch(onError).then(resolve);
      });
    const target = parseRequest(request, { routes, publicFiles });
    switch (target.kind) {
      case "page":
        pages.respond(request, response, target);
        break;
      case "static":
        // Another instance may have the file, so no CDN may cache this 404.
        files
          .get(target.path)
          .then((file) => send(request, response, file ?? refusal(404)))
          .catch(onError);
        break;
      case "next":
        request.url = target.url;
        requests.run(requestOrigin(request), untilHead, response).catch(onError);
        break;
      case "form":
        handleForm(site, forms, request, response, target).catch(onError);
        break;
      case "refused":
        send(request, response, refusal(target.status, target.allow));
        break;
    }
  };
}
