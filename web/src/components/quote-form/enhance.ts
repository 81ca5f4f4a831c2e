import { chatUrl } from "../../chat/chat-url.ts";
import { quoteChatText } from "../../enquiries/chat-text.ts";
import { readFields } from "../../enquiries/fields.ts";
import { OPEN_CHAT, openChat } from "../../enquiries/open-chat.ts";
import { checkQuote, QUOTE_FIELDS, QUOTE_SENT, SUBMITTING_MS } from "../../enquiries/quote.ts";
import { checkOnSubmit } from "../form-field/check-on-submit.ts";
import { keepDraft } from "../form-field/draft.ts";
import type { Enhance } from "../form-field/form-code.tsx";
import { prepareToaster, showToast } from "../toast/toast.ts";

/** Checks the form, then opens the chat with what it holds. Nothing is sent to a server. */
export const enhance: Enhance = (form, signal) => {
  const values = () => readFields(new FormData(form), QUOTE_FIELDS);
  const send = async () => {
    const { service } = readFields(new FormData(form), ["service"]);
    const href = chatUrl(form.dataset.whatsapp ?? "", quoteChatText(values(), service));
    await new Promise((resolve) => setTimeout(resolve, SUBMITTING_MS));
    const chat = openChat(href) ? undefined : { href, label: OPEN_CHAT };
    showToast({ ...QUOTE_SENT, chat });
    form.reset();
    return {};
  };
  prepareToaster();
  keepDraft(form, signal);
  checkOnSubmit(
    form,
    { check: () => checkQuote(values()), busyLabel: "Submitting...", send },
    signal,
  );
};
