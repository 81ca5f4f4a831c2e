import { chatUrl } from "../../chat/chat-url.ts";
import { contactChatText } from "../../enquiries/chat-text.ts";
import { CONTACT_FIELDS } from "../../enquiries/contact.ts";
import { readFields } from "../../enquiries/fields.ts";
import { OPEN_CHAT, openChat } from "../../enquiries/open-chat.ts";
import { keepDraft } from "../form-field/draft.ts";
import type { Enhance } from "../form-field/form-code.tsx";
import { showNotice } from "../form-field/form-state.ts";

/** Opens the chat with what the browser found in order. The form keeps its values. */
export const enhance: Enhance = (form, signal) => {
  keepDraft(form, signal);
  const openWithText = (event: SubmitEvent) => {
    event.preventDefault();
    const text = contactChatText(readFields(new FormData(form), CONTACT_FIELDS));
    const href = chatUrl(form.dataset.whatsapp ?? "", text);
    if (openChat(href)) return showNotice(form);
    showNotice(form, {
      tone: "good",
      title: "Your browser kept the chat closed.",
      text: "Your message is ready in it:",
      chat: { href, label: OPEN_CHAT },
    });
  };
  form.addEventListener("submit", openWithText, { signal });
};
