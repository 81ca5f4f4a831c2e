import type { Price as PriceData } from "@currawong/schemas/price";
import type { Page } from "@/model/page";
import { ChatLink } from "../button/chat-link";
import { Price } from "../price/price";
import styles from "./offer-bar.module.css";

type Props = NonNullable<Page["action"]> & { price: PriceData | undefined };

/**
 * A page's price and action, at the foot of a phone's screen. It stays there as long as what it
 * stands in is on the screen: below the opening, and above the form.
 */
export function OfferBar({ price, label, message }: Props) {
  return (
    <aside className={styles.bar} aria-label="Price and contact">
      <div>{price && <Price price={price} />}</div>
      <ChatLink message={message} className="button small">
        {label}
      </ChatLink>
    </aside>
  );
}
