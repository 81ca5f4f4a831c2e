import type { ReactNode } from "react";
import { chatUrl } from "@/chat/chat-url";
import { loadAgency } from "@/content/agency";

type Props = {
  /** What the visitor's message starts with. */
  message: string;
  children: ReactNode;
  /** Classes of the button; plain gold when left out. */
  className?: string;
};

/** Opens a WhatsApp conversation with the agency in a new tab. A plain link: no JavaScript. */
export async function ChatLink({ message, children, className = "button" }: Props) {
  const { whatsappNumber } = await loadAgency();
  return (
    <a href={chatUrl(whatsappNumber, message)} className={className} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> (opens WhatsApp in a new tab)</span>
    </a>
  );
}
