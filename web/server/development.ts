import { statSync } from "node:fs";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { join } from "node:path";
import next from "next";
import { loadKnownAddresses } from "../src/routing/known-addresses.ts";
import {
  INTERNAL,
  isSocialPicture,
  isStandIn,
  pathOfKey,
  standInFor,
} from "../src/routing/page-path.ts";
import { securityHeaders } from "../src/runtime/security-headers.ts";
import { createRedirect, refuse } from "./entry.ts";
import { createListener } from "./listener.ts";
import { shareStore } from "./next-cache/cache-handler.ts";
import { readRoutes } from "./routes.ts";
import { send } from "./send.ts";
import type { CacheStore } from "./store.ts";

const WEB = join(import.meta.dirname, "..");

/** Next's scripts, its hot reload, and what its error overlay asks for. */
const NEXT_OWN = /^\/(?:_next|__nextjs)/;

/** A file of `public/`, also one that was added since the start. */
const isPublicFile = (path: string) =>
  statSync(join(WEB, "public", path), { throwIfNoEntry: false })?.isFile() ?? false;

/** Makes a response that Next renders say that its page does not exist. */
function sendAsMissing(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.setHeader("x-robots-tag", "noindex");
  response.writeHead = (_status: number, ...rest: never[]) => writeHead(404, ...rest);
}

/**
 * Starts Next for development behind the site's own routing: addresses, methods and forms are answered as in production,
 * but nothing is cached, and pages keep Next's scripts.
 */
export async function openDevelopment(
  port: number,
  httpServer: Server,
  store: CacheStore,
): Promise<RequestListener> {
  shareStore(store);
  // Next answers the upgrade of its hot reload on this server itself.
  const app = next({ dev: true, dir: WEB, port, httpServer });
  await app.prepare();
  const handle = app.getRequestHandler();
  const { files, isApi } = readRoutes(join(WEB, "src/app"));
  const named = files.filter((path) => !INTERNAL.has(path));

  /** With the site's headers but the policy, which Next's tools would violate. */
  function handleWithHeaders(request: IncomingMessage, response: ServerResponse) {
    response.setHeaders(new Headers(securityHeaders()));
    response.removeHeader("content-security-policy");
    return handle(request, response);
  }

  async function find(key: string) {
    if (isStandIn(key)) return "known";
    return (await loadKnownAddresses(named).catch(() => undefined))?.find(key);
  }

  async function respondPage(
    request: IncomingMessage,
    response: ServerResponse,
    { key, query }: { key: string; query: string },
  ) {
    const found = await find(key);
    if (typeof found === "object") {
      return send(request, response, createRedirect(found.movedTo + query));
    }
    const isUnknown = found === "unknown";
    if (isUnknown && isSocialPicture(key)) return send(request, response, refuse(404));
    const shown = isUnknown ? standInFor(key) : key;
    if (isStandIn(shown)) sendAsMissing(response);
    request.url = pathOfKey(shown) + query;
    return handleWithHeaders(request, response);
  }

  const listener = createListener({
    publicFiles: { has: isPublicFile },
    isApi,
    respondPage: (request, response, target) => void respondPage(request, response, target),
    sendFile: handleWithHeaders,
    forward: handle,
    find,
    async loadPage(path, query) {
      const page = await fetch(`http://localhost:${port}${path}${query}`);
      return page.ok ? page.text() : undefined;
    },
  });
  return (request, response) =>
    NEXT_OWN.test(request.url ?? "") ? void handle(request, response) : listener(request, response);
}
