import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { securityHeaders } from "../src/responses/security-headers.ts";
import { CONNECTION_HEADER } from "../src/visitor-network.ts";
import { withoutScripts } from "./create-entry.ts";
import type { PageCache } from "./page-cache.ts";
import type { Render } from "./render.ts";
import { FORM_LIMIT, parseRequest } from "./request.ts";
import { send } from "./send.ts";
import type { StaticFiles } from "./static-files.ts";

type Handlers = {
  pages: Pick<PageCache, "respond">;
  files: Pick<StaticFiles, "get">;
  publicFiles: ReadonlySet<string>;
  render: Render;
  next: RequestListener;
};

const REASONS = {
  400: "We couldn’t read this form: part of it is missing, or the website was updated in the meantime. Go back, where your text is still in the form, copy it, reload the page and send it again.",
  404: "There is no page here.",
  405: "Only GET and HEAD are allowed here.",
  411: "Send the length of the body (content-length).",
  413: "This form is too long. Go back, where your text is still in the form, and shorten it.",
  414: "Shorten the address.",
} as const;

function refuse(response: ServerResponse, status: keyof typeof REASONS): void {
  const headers = {
    ...securityHeaders(),
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    ...(status === 405 && { allow: "GET, HEAD" }),
  };
  response.writeHead(status, headers).end(REASONS[status]);
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
async function handleForm(render: Render, request: IncomingMessage, response: ServerResponse) {
  const { method, url = "/", headers } = request;
  const form = await readBody(request);
  if (!form) return refuse(response, 413);
  const rendered = await render({ url, method, headers, body: form });
  const isPage = rendered.headers["content-type"]?.startsWith("text/html");
  // Next could not read the form, or this build does not have its action.
  if (rendered.status >= 400 && !isPage) return refuse(response, 400);
  const body = isPage ? Buffer.from(withoutScripts(rendered.body.toString())) : rendered.body;
  const merged = { ...securityHeaders(), ...rendered.headers, "cache-control": "no-store" };
  response.writeHead(rendered.status, merged).end(body);
}

/** Handles every request: pages and files come from the cache, the rest and editors' pages from Next. */
export function createListener(site: Handlers): RequestListener {
  const { pages, files, publicFiles, render, next } = site;
  return (request, response) => {
    const onError = (error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, securityHeaders());
      response.end();
    };
    request.headers[CONNECTION_HEADER] = request.socket.remoteAddress ?? "";
    const target = parseRequest(request);
    switch (target.kind) {
      case "page":
        if (publicFiles.has(target.key)) next(request, response);
        else pages.respond(request, response, target.key, target.query);
        break;
      case "static":
        // Another instance may have the file, so no CDN may cache this 404.
        files
          .get(target.path)
          .then((file) => (file ? send(request, response, file) : refuse(response, 404)))
          .catch(onError);
        break;
      case "next":
        next(request, response);
        break;
      case "form":
        handleForm(render, request, response).catch(onError);
        break;
      case "refused":
        refuse(response, target.status);
        break;
    }
  };
}
