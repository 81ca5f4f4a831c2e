import type { ClaimedNotice } from "@currawong/supabase/inbox";
import { sign } from "@currawong/supabase/notice-signature";
import type { Environment, Receivers } from "../environment.ts";
import { type Addresses, mailText, webhookBody } from "./message.ts";

/** How long a receiver may take, in milliseconds: far less than a worker has a notice for. */
const TIMEOUT_MS = 10_000;

/** Tells one receiver of a new enquiry. Rejects when it did not take it. */
export type Tell = (notice: ClaimedNotice) => Promise<void>;

/** What a receiver answered in place of "taken". */
export class Refused extends Error {
  readonly code: string;
  constructor(status: number) {
    super(`Answered ${status}`);
    this.code = String(status);
  }
}

function webhook({ url, secret }: NonNullable<Receivers["webhook"]>, addresses: Addresses): Tell {
  return async ({ id, enquiry }) => {
    const body = webhookBody(enquiry, addresses);
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...sign({ id, body }, secret) },
      body,
      redirect: "error",
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Refused(answer.status);
  };
}

function mail({ smtpUrl, from, to }: NonNullable<Receivers["mail"]>, addresses: Addresses): Tell {
  return async ({ id, enquiry }) => {
    // Loaded where mails are sent, and not at all elsewhere.
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail({
        ...mailText(enquiry, addresses),
        from,
        to,
        replyTo: { name: enquiry.name, address: enquiry.email },
        // The same when it is sent again: mail programs show it once.
        messageId: `<${id}@${from.split("@")[1]}>`,
      });
    } finally {
      transport.close();
    }
  };
}

/** Everybody who is told, by the name under which the outbox remembers them. */
export function receiversOf(environment: Environment): ReadonlyMap<string, Tell> {
  const { siteUrl, inbox, receivers } = environment;
  const addresses = { siteUrl, studioUrl: inbox?.studioUrl };
  const told = new Map<string, Tell>();
  if (receivers.webhook) told.set("webhook", webhook(receivers.webhook, addresses));
  if (receivers.mail) told.set("mail", mail(receivers.mail, addresses));
  return told;
}
