import type { ReactNode } from "react";
import { loadAgency } from "@/content/agency";
import { chatUrl } from "@/enquiries/contact-links/chat-url";

type Props = {
  /** The start of the visitor's message. */
  message: string;
  children: ReactNode;
  /** Classes of the link; defaults to the plain gold button. */
  className?: string;
  /** Whether its list says once that it opens WhatsApp. */
  isBrief?: boolean;
};

/**
 * A link that opens a WhatsApp chat with the agency in a new tab. It needs no JavaScript; `atoms.css` adds the WhatsApp
 * icon to links with this address.
 */
export async function ChatLink({ message, children, className = "button", isBrief }: Props) {
  const { whatsappNumber } = await loadAgency();
  const namesWhatsApp = isBrief || (typeof children === "string" && children.includes("WhatsApp"));
  return (
    <a href={chatUrl(whatsappNumber, message)} className={className} target="_blank" rel="noopener">
      <span>
        {children}
        {!namesWhatsApp && <small> on WhatsApp</small>}
      </span>
    </a>
  );
}
