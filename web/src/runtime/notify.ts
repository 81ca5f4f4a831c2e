import { sign } from "@currawong/supabase/notice-signature";
import type { SendMailOptions } from "nodemailer";
import type { Receivers } from "./environment.ts";

/** How long a mail server or a webhook may take, in milliseconds: far less than a worker's claim on a notice lasts. */
const TIMEOUT_MS = 10_000;

/** Sends an email through a mail server. Rejects if the server does not accept it. */
export async function sendMail(smtpUrl: string, mail: SendMailOptions): Promise<void> {
  // Loaded only where email is sent.
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    // A server may look through a mail for as long before it takes it: given up too early, it would be sent again.
    socketTimeout: 6 * TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail(mail);
  } finally {
    transport.close();
  }
}

/** Posts a signed message to the webhook. Rejects if it does not accept the message. */
export async function postSigned(
  { url, secret }: NonNullable<Receivers["webhook"]>,
  { id, body }: { id: string; body: string },
): Promise<void> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...sign({ id, body }, secret) },
    body,
    redirect: "error",
    cache: "no-store",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw Object.assign(new Error("Rejected"), { code: answer.status });
}

type Failure = {
  code?: unknown;
  responseCode?: unknown;
  name?: unknown;
  cause?: { code?: unknown };
};

/** Why a receiver failed, as a system or HTTP code: error messages may quote the enquiry. */
export function reason(error: unknown): string {
  const { code, responseCode, name, cause } = error as Failure; // Anything may be thrown.
  const details = String(responseCode ?? cause?.code ?? code ?? name);
  return /^[\w-]{1,40}$/.test(details) ? details : "failed";
}
