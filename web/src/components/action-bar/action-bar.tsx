import type { Price as PriceData } from "@currawong/schemas/price";
import { telephone } from "@/components/telephone";
import { loadLayout } from "@/content/agency";
import { ChatLink } from "../button/chat-link";
import { Price } from "../price/price";
import styles from "./action-bar.module.css";

export type ActionBarProps = {
  /** What the page's chat begins with; the agency's greeting when left out. */
  message?: string;
  price?: PriceData;
};

/**
 * The ways to reach the agency, at the foot of a phone's screen. Forms and the footer cover it, as
 * they hold the same: the bar needs no script to make room.
 */
export async function ActionBar({ message, price }: ActionBarProps) {
  const { agency } = await loadLayout();
  return (
    <aside className={styles.bar} aria-label="Contact">
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
