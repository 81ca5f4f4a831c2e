import { createHash, randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import { buffer } from "node:stream/consumers";
import { isKnownHost } from "@currawong/lake/http/hosts";
import PostalMime, { type Address } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { type Mail, page, STYLE } from "./page.ts";

/** Older mails are deleted. */
const MAX_MAILS = 200;

/** A mail at every limit of the site's forms is under 40 kB. */
const LIMIT_BYTES = 200_000;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const formatAddresses = (addresses: readonly Address[]) =>
  addresses.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(", ");

async function parseMail(source: Buffer): Promise<Mail> {
  const { messageId, from, to, replyTo, subject, text } = await PostalMime.parse(source);
  return {
    id: messageId ?? randomUUID(),
    receivedAt: new Date().toISOString(),
    from: formatAddresses(from ? [from] : []),
    to: formatAddresses(to ?? []),
    replyTo: formatAddresses(replyTo ?? []),
    subject: subject ?? "",
    text: text ?? "",
  };
}

/** Creates a mail server that accepts every mail and forwards none, and a page that shows them at `/`. */
export function createMailbox(): { http: Server; smtp: SMTPServer } {
  let mails: Mail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    size: LIMIT_BYTES,
    onData(stream, _session, callback) {
      buffer(stream)
        .then(parseMail)
        .then((mail) => {
          // The site sends at least once: a repeated mail replaces the first.
          const others = mails.filter(({ id }) => id !== mail.id);
          mails = [mail, ...others].slice(0, MAX_MAILS);
          callback();
        })
        .catch(callback);
    },
  });
  const http = createServer((request, response) => {
    response.setHeader("x-content-type-options", "nosniff");
    response.setHeader("cache-control", "no-store");
    if (!isKnownHost(request.headers.host)) {
      response.writeHead(403).end();
    } else if (request.method === "GET" && request.url === "/") {
      response.setHeader("content-security-policy", POLICY);
      response.setHeader("content-type", "text/html; charset=utf-8").end(page(mails));
    } else {
      response.writeHead(404).end();
    }
  });
  return { http, smtp };
}
