import type { ClaimedNotice } from "@currawong/supabase/inbox";
import { sign } from "@currawong/supabase/notice-signature";
import type { Environment, Receivers } from "../environment.ts";
import { sendMail } from "./mail.ts";
import { type Addresses, mailText, webhookBody } from "./message.ts";

/** How long a receiver may take, in milliseconds: far less than a worker has a notice for. */
const TIMEOUT_MS = 10_000;

/** Sends a notice to one receiver. Rejects when it was not taken. */
export type Send = (notice: ClaimedNotice) => Promise<void>;

/** A receiver did not take a notice. */
export class Refused extends Error {
  readonly code: string;
  constructor(status: number) {
    super(`Answered ${status}`);
    this.code = String(status);
  }
}

function webhook({ url, secret }: NonNullable<Receivers["webhook"]>, addresses: Addresses): Send {
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

function mail({ smtpUrl, from, to }: NonNullable<Receivers["mail"]>, addresses: Addresses): Send {
  return ({ id, enquiry }) =>
    sendMail(smtpUrl, {
      ...mailText(enquiry, addresses),
      from,
      to,
      replyTo: { name: enquiry.name, address: enquiry.email },
      // The same when it is sent again: mail programs show it once.
      messageId: `<${id}@${from.split("@")[1]}>`,
    });
}

/** The receivers, by their names in the outbox. */
export function receiversOf(environment: Environment): ReadonlyMap<string, Send> {
  const { siteUrl, inbox, receivers } = environment;
  const addresses = { siteUrl, studioUrl: inbox?.studioUrl };
  const senders = new Map<string, Send>();
  if (receivers.webhook) senders.set("webhook", webhook(receivers.webhook, addresses));
  if (receivers.mail) senders.set("mail", mail(receivers.mail, addresses));
  return senders;
}
