import { randomUUID } from "node:crypto";
import type { Receivers } from "../runtime/environment.ts";
import { postSigned, reason, sendMail } from "../runtime/notify.ts";
import { log } from "../runtime/observability/log.ts";

type Message = {
  /** What happened, for the webhook: `review.requested`. */
  type: string;
  data: object;
  /** Without an address, it goes to that of enquiries. */
  mail: { subject: string; text: string; to?: string | undefined };
};

/** Sends staff a message by mail and to the webhook, once. @returns whether either took it */
export async function tellStaff(
  { mail, webhook }: Receivers,
  { type, data, mail: content }: Message,
): Promise<boolean> {
  const attempts: Promise<void>[] = [];
  if (mail) {
    const { smtpUrl, from, to } = mail;
    attempts.push(sendMail(smtpUrl, { ...content, from, to: content.to ?? to }));
  }
  if (webhook) {
    const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data });
    attempts.push(postSigned(webhook, { id: randomUUID(), body }));
  }
  const results = await Promise.allSettled(attempts);
  for (const result of results) {
    if (result.status === "rejected") {
      log("error", "message to staff failed", { type, problem: reason(result.reason) });
    }
  }
  return results.some(({ status }) => status === "fulfilled");
}
