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

/**
 * Opens a WhatsApp conversation with the agency in a new tab, and says so. A plain link, which needs no
 * JavaScript; its mark comes with the address (`atoms.css`).
 */
export async function ChatLink({ message, children, className = "button" }: Props) {
  const { whatsappNumber } = await loadAgency();
  const saysSo = typeof children === "string" && children.includes("WhatsApp");
  return (
    <a href={chatUrl(whatsappNumber, message)} className={className} target="_blank" rel="noopener">
      <span>
        {children}
        {!saysSo && <small> on WhatsApp</small>}
      </span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
