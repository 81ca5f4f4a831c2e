import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { CONNECTION_HEADER } from "../src/runtime/visitor-network.ts";
import { createMessage, createResponse } from "./entry.ts";
import { withoutScripts } from "./hydration.ts";
import type { PageCache } from "./page-cache.ts";
import { forward, type Next, type Render } from "./render.ts";
import { FORM_LIMIT, parseRequest, type Target } from "./request.ts";
import type { Routes } from "./routes.ts";
import { send } from "./send.ts";
import type { StaticFiles } from "./static-files.ts";

type Handlers = {
  pages: Pick<PageCache, "respond" | "respondHydration" | "find">;
  files: Pick<StaticFiles, "get" | "publicFiles">;
  routes: Pick<Routes, "apiMethods">;
  render: Render;
  next: Next;
};

const REASONS = {
  400: "We couldn’t read this form: part of it is missing, or the website was updated in the meantime. Go back, where your text is still in the form, copy it, reload the page and send it again.",
  404: "There is nothing here.",
  405: "This method is not allowed here.",
  411: "Send the length of the body (content-length).",
  413: "This form is too long. Go back, where your text is still in the form, and shorten it.",
  414: "Shorten the address.",
  415: "Nothing here accepts a body of this type (content-type).",
  500: "Something went wrong on our side.",
} as const;

const refusal = (status: keyof typeof REASONS, allow?: string) =>
  createMessage(status, REASONS[status], allow ? { allow } : {});

/** Tells Next who connected; whatever the client says of it is replaced. */
function addConnectionHeader({ headers, socket }: IncomingMessage): void {
  headers[CONNECTION_HEADER] = socket.remoteAddress ?? "";
}

/** @returns undefined when the body exceeds the limit; the rest of it is discarded */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > FORM_LIMIT) {
      request.resume();
      return undefined;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Responds to a form that was sent without JavaScript with a page for this visitor, never cached. */
async function handleForm(
  { pages, render }: Handlers,
  request: IncomingMessage,
  response: ServerResponse,
  { path, url }: Extract<Target, { kind: "form" }>,
) {
  const { method, headers } = request;
  const form = await readBody(request);
  if (!form) return send(request, response, refusal(413));
  if ((await pages.find(path)) !== "known") return send(request, response, refusal(404));
  const rendered = await render({ url, method, headers, body: form });
  const isPage = rendered.headers["content-type"]?.startsWith("text/html");
  // Next could not read the form, or this build does not have its action.
  if (rendered.status >= 400 && !isPage) return send(request, response, refusal(400));
  const body = isPage ? Buffer.from(withoutScripts(rendered.body.toString())) : rendered.body;
  const merged = { ...rendered.headers, "cache-control": "no-store" };
  const page = createResponse(rendered.status, merged, body);
  // Not compressed: it is sent only once.
  response.writeHead(page.status, page.headers).end(page.body);
}

/** Handles every request: pages and files come from the cache, the rest and editors' pages from Next. */
export function createListener(site: Handlers): RequestListener {
  const { pages, files, routes, next } = site;
  const { publicFiles } = files;
  return (request, response) => {
    const onError = (error: unknown) => {
      // The visitor disconnected while sending, which is not a fault of the server.
      if (request.socket.destroyed) return;
      console.error(error);
      if (response.headersSent) response.end();
      else send(request, response, refusal(500));
    };
    const target = parseRequest(request, { routes, publicFiles });
    switch (target.kind) {
      case "page":
        pages.respond(request, response, target);
        break;
      case "hydration":
        pages.respondHydration(request, response, target).catch(onError);
        break;
      case "static":
        // Another instance may have the file, so no CDN may cache this 404.
        files
          .get(target.path)
          .then((file) => send(request, response, file ?? refusal(404)))
          .catch(onError);
        break;
      case "next":
        addConnectionHeader(request);
        request.url = target.url;
        forward(next, request, response).catch(onError);
        break;
      case "form":
        addConnectionHeader(request);
        handleForm(site, request, response, target).catch(onError);
        break;
      case "refused":
        send(request, response, refusal(target.status, target.allow));
        break;
    }
  };
}
