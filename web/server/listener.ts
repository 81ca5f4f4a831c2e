import { once } from "node:events";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { readBody } from "../src/enquiries/read-form.ts";
import { respondToForm } from "../src/enquiries/respond.ts";
import { writeQuote } from "../src/quote/write-quote.ts";
import type { Found } from "../src/routing/known-addresses.ts";
import { readEnvironment } from "../src/runtime/environment.ts";
import { errorText, log } from "../src/runtime/observability/log.ts";
import { securityHeaders } from "../src/runtime/security-headers.ts";
import { CDN_NEVER, createRedirect, refuse } from "./entry.ts";
import { FairQueue, readNetwork, TooBusy } from "./fair-queue.ts";
import { Pace } from "./pace.ts";
import { type Places, parseRequest, type Target } from "./request.ts";
import { send } from "./send.ts";

/** What answers requests: the caches in front of Next (`site.ts`), in development Next itself (`development.ts`). */
export type Site = Places & {
  respondPage(
    request: IncomingMessage,
    response: ServerResponse,
    target: Extract<Target, { kind: "page" }>,
  ): void;
  sendFile(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
  /** Has Next answer. */
  forward(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** What the site has at a path; undefined while this cannot be read. */
  find(path: string): Promise<Found | undefined>;
  /** The HTML of a page; undefined if it cannot be shown. */
  loadPage(path: string, query: string): Promise<string | undefined>;
};

/** How many forms are answered at once: they wait for the database. */
const FORMS = 4;

/** How many requests Next answers at once: the API, and editors' pages, which make several. */
const REQUESTS = 8;

/** Routes whose responses have the site's headers: editors' pages have others, because the Studio frames them. */
const OWN_HEADERS = /^\/api\/(?!draft\/)/;

/** A stream, which may stay open for hours: it takes no place. */
const EVENTS = /^\/api\/draft\/events(?:\?|$)/;

/** Responds to a form with data for its own script, or with its page for this visitor. Never cached. */
async function handleForm(
  site: Pick<Site, "find" | "loadPage">,
  queue: FairQueue,
  request: IncomingMessage,
  response: ServerResponse,
  { path, query }: Extract<Target, { kind: "form" }>,
) {
  const body = await readBody(request.iterator({ destroyOnReturn: false }));
  if (!body) {
    // The rest of it is discarded.
    request.resume();
    return send(request, response, refuse(413));
  }
  const found = await site.find(path);
  // Since the form was opened its page may have moved, or left the site: then the answer is a text.
  const page = typeof found === "object" ? found.movedTo : path;
  const headers = {
    get: (name: string) => [request.headers[name] ?? []].flat().join(", ") || null,
  };
  const loadPage = () => site.loadPage(page, query);
  const respond = () => respondToForm({ body, headers, page, loadPage, writeQuote });
  const answer = await queue.run(readNetwork(request), respond, response);
  const caching = { "cache-control": "no-store", ...CDN_NEVER };
  const all = { ...securityHeaders(), "content-type": answer.type, ...caching };
  // Not compressed: it is sent only once.
  response.writeHead(answer.status, all).end(answer.body);
}

/** Where a page that is asked of a host which the site had before is now. Forms that are open there can still be sent. */
function findOnOwnHost({ url = "", headers: { host = "" } }: IncomingMessage): string | undefined {
  const { formerHosts, siteUrl } = readEnvironment();
  const isFormer = formerHosts.has(host.toLowerCase().replace(/\.?(?::\d+)?$/, ""));
  return isFormer && url.startsWith("/") ? siteUrl + url : undefined;
}

/** Handles every request. */
export function createListener(site: Site): RequestListener {
  const forms = new FairQueue(FORMS, new Pace());
  // Staff and editors wait for a place, but not for the processor to be idle.
  const requests = new FairQueue(REQUESTS);
  return (request, response) => {
    const onError = (error: unknown) => {
      // The visitor disconnected while sending, which is not a fault of the server.
      if (request.socket.destroyed) return;
      if (error instanceof TooBusy) return send(request, response, refuse(429));
      log("error", "request failed", { message: errorText(error, "stack") });
      // The client must not take a part for the whole.
      if (response.headersSent) response.destroy();
      else send(request, response, refuse(500));
    };
    const target = parseRequest(request, site);
    switch (target.kind) {
      case "page": {
        const location = findOnOwnHost(request);
        if (location) send(request, response, createRedirect(location));
        else site.respondPage(request, response, target);
        break;
      }
      case "static":
        site.sendFile(request, response, target.path).catch(onError);
        break;
      case "next": {
        request.url = target.url;
        // Next looks for crawlers' names in it, which takes 1.5 s for the longest that Node accepts.
        request.headers["user-agent"] = request.headers["user-agent"]?.slice(0, 500);
        if (OWN_HEADERS.test(target.url)) response.setHeaders(new Headers(securityHeaders()));
        // A visitor who leaves gives up the place, whether Next notices or not.
        const forward = () =>
          Promise.race([site.forward(request, response), once(response, "close")]);
        const answered = EVENTS.test(target.url)
          ? forward()
          : requests.run(readNetwork(request), forward, response);
        answered.catch(onError);
        break;
      }
      case "form":
        handleForm(site, forms, request, response, target).catch(onError);
        break;
      case "refused":
        send(request, response, refuse(target.status, target.allow));
        break;
    }
  };
}
