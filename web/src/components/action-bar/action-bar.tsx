import type { Price as PriceData } from "@currawong/schemas/price";
import { loadLayout } from "@/content/agency";
import { telephone } from "@/enquiries/contact-links/telephone";
import { ChatLink } from "../button/chat-link";
import { Price } from "../price/price";
import styles from "./action-bar.module.css";

export type ActionBarProps = {
  /** The opening message of the page's chat; defaults to the agency's greeting. */
  message?: string;
  price?: PriceData;
};

/**
 * Contact links at the bottom of a phone's screen. Forms and the footer offer the same contact options
 * and cover the bar, so no script is needed to hide it.
 */
export async function ActionBar({ message, price }: ActionBarProps) {
  const { agency } = await loadLayout();
  return (
    <aside className={styles.bar} aria-label="Contact" data-part={message && "contact"}>
      {price && <Price price={price} className={styles.price} />}
      <ChatLink message={message ?? agency.chatGreeting} className="button small">
        WhatsApp
      </ChatLink>
      <a href={telephone(agency.phone)} className="button ghost small">
        Call
      </a>
    </aside>
  );
}
