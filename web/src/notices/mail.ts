import type { SendMailOptions } from "nodemailer";

/** How long a mail server may take, in milliseconds: far less than a worker has a notice for. */
const TIMEOUT_MS = 10_000;

/** Sends a mail by a mail server. Rejects when it was not taken. */
export async function sendMail(smtpUrl: string, mail: SendMailOptions): Promise<void> {
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
    await transport.sendMail(mail);
  } finally {
    transport.close();
  }
}
