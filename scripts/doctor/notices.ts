import { sendMail } from "../../web/src/runtime/notify.ts";
import { ask, type Check, right, unknown, wrong } from "./check.ts";

const mail: Check = {
  name: "mail",
  needs: [],
  run: async ({ SMTP_URL: smtp, ENQUIRY_MAIL_FROM: from, ENQUIRY_MAIL_TO: to, SITE_URL: site }) => {
    if (!smtp || !from || !to) {
      return unknown(
        "Staff get no mail about enquiries: set SMTP_URL, ENQUIRY_MAIL_FROM and ENQUIRY_MAIL_TO.",
      );
    }
    const text = `Notices of enquiries on ${site} come from this address. This is a check of the settings: there is nothing to do.`;
    const failure = await sendMail(smtp, {
      from,
      to,
      subject: "A check of the site’s settings",
      text,
    }).then(
      () => undefined,
      (error: Error) => error.message,
    );
    return failure === undefined
      ? right(`The server took a message to ${to}: see that it arrives, and not among spam.`)
      : wrong(
          `The mail server refuses (${failure}): correct SMTP_URL, ENQUIRY_MAIL_FROM or ENQUIRY_MAIL_TO.`,
        );
  },
};

const webhook: Check = {
  name: "notice webhook",
  needs: [],
  run: async ({ ENQUIRY_WEBHOOK_URL: url }) => {
    if (!url) return unknown("Nobody is told by webhook: ENQUIRY_WEBHOOK_URL is not set.");
    // A real notice would look like an enquiry to whoever receives it, so only the host is asked.
    const { status } = await ask(url, { method: "HEAD" });
    return status >= 500
      ? wrong(`The host of ENQUIRY_WEBHOOK_URL answers ${status}: correct it, or have it repaired.`)
      : right("Its host answers. Whether it accepts notices shows with the first enquiry.");
  },
};

/** Who is told of enquiries. */
export const noticeChecks: readonly Check[] = [mail, webhook];
