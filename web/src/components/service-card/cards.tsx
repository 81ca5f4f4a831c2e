import type { ReactNode } from "react";
import { classes } from "@/components/classes";
import { TICK_GROUP } from "@/components/docket/tick";
import { ChatLink } from "../button/chat-link";
import styles from "./service-card.module.css";

/** The badge that says the same as a popular card's ring, so that screen readers need no other text. */
export const POPULAR = "MOST POPULAR";

type CardsProps = {
  /** Up to three, two or four cards across, or one per row as rate card lines. */
  layout?: "grid" | "two" | "four" | "rows";
  /** Whether phones show each card as a rate card line that expands to the rest. */
  isFolded?: boolean;
  /** Whether the cards have ticks, which are then one group. */
  hasTicks?: boolean;
  children: ReactNode;
};

/** Cards on one grid, whose titles, lists and prices line up. */
export function Cards({ layout = "grid", isFolded, hasTicks, children }: CardsProps) {
  const style = layout !== "grid" && styles[layout];
  return (
    <div
      {...(hasTicks && TICK_GROUP)}
      className={classes(styles.cards, style, isFolded && styles.folded)}
    >
      {children}
    </div>
  );
}

type CardProps = {
  isPopular?: boolean | null;
  /** Whether it begins with a drawing, which takes another grid row. */
  isPictured?: boolean;
  children: ReactNode;
};

/** The frame of every card; a ring marks a popular one. */
export function Card({ isPopular, isPictured, children }: CardProps) {
  return (
    <article
      className={classes(styles.card, isPopular && styles.popular, isPictured && styles.pictured)}
    >
      {children}
    </article>
  );
}

type LinksProps = {
  /** The service's title, unless it is shown right beside the links. */
  title: string | null;
  message: string;
  href: string | null;
};

/** The links of a service in a list: to the chat and to its page. */
export function ServiceLinks({ title, message, href }: LinksProps) {
  return (
    <>
      <ChatLink message={message} className="button ghost small">
        Get Quote{title && <span className="sr-only">{` for ${title}`}</span>}
      </ChatLink>
      {href && (
        <a className="text-link" href={href}>
          Read More Details{title && <span className="sr-only">{` about ${title}`}</span>}
        </a>
      )}
    </>
  );
}
