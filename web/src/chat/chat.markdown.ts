import { markdownLink } from "../markdown/markdown.ts";
import { chatUrl } from "./chat-url.ts";

/** A button that opens the chat, as a Markdown link. */
export function chatMarkdown(
  label: string | null,
  message: string | null,
  whatsappNumber: string,
): string {
  return label ? markdownLink(label, chatUrl(whatsappNumber, message ?? "")) : "";
}
