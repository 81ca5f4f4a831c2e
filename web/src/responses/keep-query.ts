import type { IncomingMessage, ServerResponse } from "node:http";
import { onRequest } from "./on-request.ts";

function keepQuery(request: IncomingMessage, response: ServerResponse): void {
  const start = request.url?.indexOf("?") ?? -1;
  if (start < 0) return;
  const query = request.url?.slice(start) ?? "";
  const writeHead = response.writeHead;
  const keepingQuery = (...args: unknown[]) => {
    // Next sends the header twice while it has just rendered the redirect.
    const [location] = [response.getHeader("location")].flat();
    if (args[0] === 308 && typeof location === "string" && !location.includes("?")) {
      response.setHeader("location", location + query);
    }
    return Reflect.apply(writeHead, response, args);
  };
  // Passes on whatever it is called with, so it fits every overload.
  response.writeHead = keepingQuery as typeof writeHead;
}

/**
 * Keeps the query string of a request on the address it is redirected to. A redirect to the page an
 * alias stands for is cached by path, so it knows no query.
 * @returns how to stop
 */
export function keepQueryOnRedirects(): () => void {
  return onRequest(keepQuery);
}
