import type { ReactNode } from "react";
import { classes } from "@/components/classes";
import { ChatLink } from "../button/chat-link";
import styles from "./service-card.module.css";

/** The badge that says of itself what the ring of a popular card says to those who see it. */
export const POPULAR = "MOST POPULAR";

type CardsProps = {
  /** As many across as fit, up to three, two or four; or one a row, as lines of a rate card. */
  layout?: "grid" | "two" | "four" | "rows";
  /** Whether phones have a line of a rate card for each, which opens to the rest. */
  isFolded?: boolean;
  children: ReactNode;
};

/** Cards on one grid, whose titles, lists and prices line up. */
export function Cards({ layout = "grid", isFolded, children }: CardsProps) {
  const form = layout !== "grid" && styles[layout];
  return <div className={classes(styles.cards, form, isFolded && styles.folded)}>{children}</div>;
}

type CardProps = {
  isPopular?: boolean | null;
  /** Whether it begins with a drawing, which is a row more. */
  isPictured?: boolean;
  children: ReactNode;
};

/** What every card stands in; the ring marks a popular one. */
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
  /** What it is called, where that is not said right beside the links. */
  title: string | null;
  message: string;
  href: string | null;
};

/** Where a service leads from a list: to the chat, and to its page. */
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
