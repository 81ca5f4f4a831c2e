import { MIN_FILL_MS } from "@currawong/supabase/limits";
import type { EnquiryOutcome } from "@currawong/supabase/outcome";
import { mutate } from "swr";
import { chatUrl } from "../../chat/chat-url.ts";
import { attemptKey, forgetAttempt } from "../../enquiries/attempt.ts";
import { enquiryChatText } from "../../enquiries/chat-text.ts";
import { ENQUIRY_FIELDS, enquiryErrors, HONEYPOT, problemText } from "../../enquiries/enquiry.ts";
import { readFields } from "../../enquiries/fields.ts";
import { noticeOf } from "../../enquiries/notice.ts";
import { addReceipt, RECEIPTS_KEY } from "../../enquiries/receipts.ts";
import { checkOnSubmit } from "../form-field/check-on-submit.ts";
import { keepDraft } from "../form-field/draft.ts";
import type { Enhance } from "../form-field/form-code.tsx";
import { showNotice } from "../form-field/form-state.ts";

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Checks the form, stores what it holds, and says what became of it. */
export const enhance: Enhance = (form, signal) => {
  const values = () => readFields(new FormData(form), ENQUIRY_FIELDS);
  const startedAt = keepDraft(form, signal);

  /** Sends the enquiry; fetches the database's client first. */
  async function store(): Promise<EnquiryOutcome> {
    const { page, [HONEYPOT]: honeypot } = readFields(new FormData(form), ["page", HONEYPOT]);
    const { supabaseUrl: url = "", supabaseKey: publishableKey = "" } = form.dataset;
    const idempotencyKey = attemptKey(page, values());
    const start = startedAt();
    try {
      const { sendEnquiry } = await import("../../enquiries/send-enquiry.ts");
      // A form that the browser filled in by itself is ready sooner than a robot may send it.
      await wait(start + MIN_FILL_MS - Date.now());
      const fillMs = Date.now() - start;
      const evidence = { page, idempotencyKey, honeypot, fillMs };
      const outcome = await sendEnquiry({ url, publishableKey }, values(), evidence);
      if (["stored", "key-reused"].includes(outcome.status)) forgetAttempt(page);
      return outcome;
    } catch {
      return { status: "unavailable" };
    }
  }

  async function send() {
    showNotice(form);
    const outcome = await store();
    if (outcome.status === "invalid" && outcome.field && outcome.field !== "service") {
      return { [outcome.field]: problemText(outcome.field, "format") };
    }
    const chatHref = chatUrl(form.dataset.whatsapp ?? "", enquiryChatText(values()));
    if (outcome.status === "stored") {
      addReceipt(outcome.receipt);
      form.reset();
      void mutate(RECEIPTS_KEY);
    }
    showNotice(form, noticeOf(outcome, chatHref));
    return {};
  }

  checkOnSubmit(
    form,
    { check: () => enquiryErrors(values()), busyLabel: "Sending...", send },
    signal,
  );
};
