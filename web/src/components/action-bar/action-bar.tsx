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

/** Above the forms and footer while the bar has focus (WCAG 2.4.11). */
const BAR =
  "z-20 flex flex-wrap items-center gap-1 line-above bg-surface px-gutter focus-within:z-22 md:hidden print:hidden";

/**
 * Contact links at the bottom of a phone's screen. Forms and the footer offer the same contact options
 * and cover the bar, so no script is needed to hide it.
 */
export async function ActionBar({ message, price }: ActionBarProps) {
  const { agency } = await loadLayout();
  return (
    <aside className={`${BAR} ${styles.bar}`} aria-label="Contact" data-part={message && "contact"}>
      {price && (
        <Price
          price={price}
          className="text-[1.15rem] [--unit:0.8rem] [&>small]:mt-0.25 [&>small]:block"
        />
      )}
      <ChatLink message={message ?? agency.chatGreeting} className="button small flex-auto px-1">
        WhatsApp
      </ChatLink>
      <a href={telephone(agency.phone)} className="button ghost small flex-auto px-1">
        Call
      </a>
    </aside>
  );
}
