import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { isFromOwnPage, isKnownHost } from "@currawong/lake/http/hosts";
import { isSigned } from "@currawong/supabase/notice-signature";
import type { Box, Message } from "./box.ts";
import { page, STYLE } from "./page.ts";

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** An enquiry at every limit is under 40 kB. */
const LIMIT = 200_000;

function messageFrom(body: string): Message | undefined {
  try {
    const message = JSON.parse(body) as Message; // It is signed: the site's worker wrote it.
    return typeof message.data === "object" ? message : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The mailbox: takes signed messages at `/webhook` and shows them at `/`.
 * @param secret what they are signed with
 * @param hosts names it answers to besides the loopback ones
 */
export function createMailbox(box: Box, secret: string, hosts: readonly string[] = []): Server {
  return createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const route = `${request.method} ${request.url}`;
    response.setHeader("x-content-type-options", "nosniff");
    response.setHeader("cache-control", "no-store");
    if (!isKnownHost(request.headers.host, hosts)) {
      response.writeHead(403).end();
      return;
    }
    if (route === "POST /webhook") return take(request, response);
    if (route === "POST /empty" && isFromOwnPage(request)) {
      box.empty();
      response.writeHead(303, { location: "/" }).end();
    } else if (route === "GET /") {
      response.setHeader("content-security-policy", POLICY);
      response.setHeader("content-type", "text/html; charset=utf-8").end(page(box.received));
    } else {
      response.writeHead(404).end();
    }
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (Number(request.headers["content-length"] ?? LIMIT + 1) > LIMIT) {
      response.writeHead(413, { connection: "close" }).end();
      return;
    }
    const body = await text(request);
    const message = messageFrom(body);
    if (!isSigned(request.headers, body, secret)) {
      response.writeHead(401).end();
    } else if (!message) {
      response.writeHead(400).end();
    } else {
      box.take(String(request.headers["webhook-id"]), message);
      response.writeHead(204).end();
    }
  }
}
