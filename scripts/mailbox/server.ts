import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import { isFromOwnPage, isKnownHost } from "@currawong/lake/http/hosts";
import type { Box } from "./box.ts";
import { page, STYLE } from "./page.ts";

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * Shows the mails of a box at `/`.
 * @param hosts names it answers to besides the loopback ones
 */
export function createMailbox(box: Box, hosts: readonly string[] = []): Server {
  return createServer((request, response) => {
    const route = `${request.method} ${request.url}`;
    response.setHeader("x-content-type-options", "nosniff");
    response.setHeader("cache-control", "no-store");
    if (!isKnownHost(request.headers.host, hosts)) {
      response.writeHead(403).end();
    } else if (route === "POST /empty" && isFromOwnPage(request)) {
      box.empty();
      response.writeHead(303, { location: "/" }).end();
    } else if (route === "GET /") {
      response.setHeader("content-security-policy", POLICY);
      response.setHeader("content-type", "text/html; charset=utf-8").end(page(box.mails));
    } else {
      response.writeHead(404).end();
    }
  });
}
