import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Address } from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { Box } from "./box.ts";

/** A mail at every limit of the site is under 40 kB. */
const LIMIT = 200_000;

const written = (addresses: readonly Address[]) =>
  addresses.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(", ");

/** A mail server that takes every mail and passes none on. */
export function createSmtp(box: Box): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    size: LIMIT,
    onData(stream, _session, done) {
      buffer(stream)
        .then((mail) => PostalMime.parse(mail))
        .then(({ messageId = randomUUID(), from, to = [], replyTo = [], subject, text }) => {
          box.take({
            id: messageId,
            receivedAt: new Date().toISOString(),
            from: from ? written([from]) : "",
            to: written(to),
            replyTo: written(replyTo),
            subject: subject ?? "",
            text: text ?? "",
          });
          done();
        })
        .catch(done);
    },
  });
}
