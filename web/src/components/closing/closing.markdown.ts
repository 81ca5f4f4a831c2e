import { chatUrl } from "../../chat/chat-url.ts";
import { escapeMarkdown, markdownLink, markdownSection } from "../../seo/markdown/markdown.ts";

type Closing = {
  heading: string;
  text: string | null;
  label: string;
  chatMessage: string;
} | null;

/** A button that opens the chat, as a Markdown link. */
export function chatMarkdown(
  label: string | null,
  message: string | null,
  whatsappNumber: string,
): string {
  return label ? markdownLink(label, chatUrl(whatsappNumber, message ?? "")) : "";
}

/** The closing band as Markdown. */
export function closingMarkdown(closing: Closing, whatsappNumber: string): string {
  if (!closing) return "";
  const { heading, text, label, chatMessage } = closing;
  return markdownSection(
    2,
    heading,
    text && escapeMarkdown(text),
    chatMarkdown(label, chatMessage, whatsappNumber),
  );
}
