import type { EnquiryValues } from "@currawong/supabase/enquiry";
import type { EnquiryOutcome } from "@currawong/supabase/outcome";
import type { FormKind } from "../../enquiries/fields.ts";
import { openChat } from "../../enquiries/open-chat.ts";
import { CHAT_BLOCKED, type FormOutcome, formOutcome, UNSENT } from "../../enquiries/outcome.ts";
import type { Sending } from "../../enquiries/store-enquiry.ts";

/**
 * How long “Submitting...” shows, in milliseconds (specification, section 9). WebKit blocks tabs that
 * open more than a second after the click.
 */
const submittingMs = () => (navigator.vendor.startsWith("Apple") ? 900 : 1_500);

/** Stores an enquiry; reports `unavailable` if the code that does so cannot be fetched. */
async function store(values: EnquiryValues, sending: Sending): Promise<EnquiryOutcome> {
  try {
    const { storeEnquiry } = await import("../../enquiries/store-enquiry.ts");
    return await storeEnquiry(values, sending);
  } catch {
    return { status: "unavailable" };
  }
}

type Delivery = {
  /** The label of the button while the form is being sent. */
  busyLabel?: string;
  deliver(values: EnquiryValues, sending: Sending & { chatHref: string }): Promise<FormOutcome>;
};

/**
 * The contact form opens the chat and keeps its values. The quote form shows “Submitting...” first,
 * and is cleared once the chat is open. What the enquiry form sends is stored.
 */
export const DELIVERIES: Record<FormKind, Delivery> = {
  contact: {
    deliver: async (values, { chatHref }) =>
      openChat(chatHref) ? { values, errors: {} } : { values, errors: {}, notice: CHAT_BLOCKED },
  },
  quote: {
    busyLabel: "Submitting...",
    deliver: async (values, { chatHref }) => {
      await new Promise((resolve) => setTimeout(resolve, submittingMs()));
      return openChat(chatHref) ? UNSENT : { values, errors: {}, notice: CHAT_BLOCKED };
    },
  },
  enquiry: {
    busyLabel: "Sending...",
    deliver: async (values, sending) => formOutcome(await store(values, sending), values),
  },
};
