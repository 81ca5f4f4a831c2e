import type { SendMailOptions } from "nodemailer";

/** How long a mail server may take, in milliseconds: far less than a worker's claim on a notice lasts. */
const TIMEOUT_MS = 10_000;

/** Sends an email through a mail server. Rejects if the server does not accept it. */
export async function sendMail(smtpUrl: string, mail: SendMailOptions): Promise<void> {
  // Loaded only where email is sent.
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
