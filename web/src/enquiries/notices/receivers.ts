import { ENQUIRY_FIELDS, FIELD_NAMES } from "@currawong/supabase/fields";
import type { ClaimedNotice, ReceivedEnquiry } from "@currawong/supabase/inbox";
import type { Environment, Receivers } from "../../runtime/environment.ts";
import { postSigned, sendMail } from "../../runtime/notify.ts";
import { hasWrittenQuote, mailCopy } from "./copy.ts";

/** Sends a notice to one receiver. Rejects if the receiver does not accept it. */
export type Send = (notice: ClaimedNotice) => Promise<void>;

/** The base addresses of the links in a message. */
type Addresses = { siteUrl: string; studioUrl: string | undefined };

const inboxAddress = (studioUrl: string, id: string) => `${studioUrl}/enquiries/${id}`;

function webhookBody(enquiry: ReceivedEnquiry, { siteUrl, studioUrl }: Addresses): string {
  return JSON.stringify({
    type: "enquiry.received",
    timestamp: enquiry.received_at,
    data: {
      ...enquiry,
      page_url: siteUrl + enquiry.page,
      inbox_url: studioUrl ? inboxAddress(studioUrl, enquiry.id) : null,
    },
  });
}

function mailText(enquiry: ReceivedEnquiry, { siteUrl, studioUrl }: Addresses) {
  const facts = FIELD_NAMES.flatMap((field) =>
    enquiry[field] && field !== "message"
      ? [`${ENQUIRY_FIELDS[field].shortLabel}: ${enquiry[field]}`]
      : [],
  );
  // The page of a quote is another one without its lines, which have its address.
  if (!enquiry.quote) facts.push(`Page: ${siteUrl}${enquiry.page}`);
  facts.push(`Reference: ${enquiry.reference}`);
  const link = studioUrl ? `\n\nIn the Studio: ${inboxAddress(studioUrl, enquiry.id)}` : "";
  return {
    subject: `New enquiry: ${enquiry.service} (${enquiry.reference})`,
    text: `${facts.join("\n")}\n\n${enquiry.message}${link}\n`,
  };
}

const webhook =
  (receiver: NonNullable<Receivers["webhook"]>, addresses: Addresses): Send =>
  ({ id, enquiry }) =>
    postSigned(receiver, { id, body: webhookBody(enquiry, addresses) });

function mail({ smtpUrl, from, to }: NonNullable<Receivers["mail"]>, addresses: Addresses): Send {
  return ({ id, enquiry }) =>
    sendMail(smtpUrl, {
      ...mailText(enquiry, addresses),
      from,
      to,
      replyTo: { name: enquiry.name, address: enquiry.email },
      // The same on a retry, so that mail programs show the message only once.
      messageId: `<${id}@${from.split("@")[1]}>`,
    });
}

/** The buyer, who gets a copy of a quote. */
const COPY = "copy";

/** Whether a receiver is to get this enquiry. */
export const isFor = (receiver: string, enquiry: ReceivedEnquiry): boolean =>
  receiver !== COPY || hasWrittenQuote(enquiry);

/** The receivers, by their names in the outbox. */
export function receiversOf(environment: Environment): ReadonlyMap<string, Send> {
  const { siteUrl, inbox, receivers } = environment;
  const addresses = { siteUrl, studioUrl: inbox?.studioUrl };
  const senders = new Map<string, Send>();
  if (receivers.webhook) senders.set("webhook", webhook(receivers.webhook, addresses));
  const post = receivers.mail;
  if (post) {
    senders.set("mail", mail(post, addresses));
    senders.set(COPY, ({ enquiry }) => mailCopy(post, enquiry));
  }
  return senders;
}
