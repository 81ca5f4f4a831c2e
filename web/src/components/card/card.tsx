import { type Price as PriceData, unitInWords } from "@currawong/schemas/price";
import { Children, type ReactNode } from "react";
import { classes, columnsClass } from "@/components/classes";
import { Tick } from "@/components/docket/tick";
import type { PictureData } from "@/model/picture";
import { Badge } from "../badge/badge";
import { ChatLink } from "../button/chat-link";
import { Features } from "../features/features";
import { framedSource } from "../picture/framed-picture";
import { Price } from "../price/price";
import { Scope } from "../price/scope";
import { Stars } from "../stars/stars";
import styles from "./card.module.css";

/** The badge that says the same as a popular card's ring, so that screen readers need no other text. */
const POPULAR = "MOST POPULAR";

/** What a list shows of a service, a role, a section or a group. */
export type Entry = {
  title: string;
  /** Its own page, if it has one. */
  href: string | null;
  badge: string;
  isPopular: boolean | null;
  description: string;
  features: readonly string[];
  price: PriceData | null;
  /** What the price covers, e.g. `20 products`. */
  scope: string | null;
  /** Its key in the address of a quote. */
  line: string | null;
  rating: number | null;
  reviewCount: number | null;
  /** The opening message of a chat about it. */
  message: string;
  /** What it looks like, the view of that for a card, and the page whose picture it is. */
  plate?: { picture: PictureData; card: string | null; page?: string | null } | null;
};

type Props = {
  entry: Entry;
  /** Whether labels within it leave its title out: in a long list they exceed the page's size limit. */
  isBrief?: boolean;
  /** What opens its line on phones, in words. */
  opener?: string;
};

/** The picture at the top of a card. */
function CardPicture({ plate }: Pick<Entry, "plate">) {
  const src = framedSource(plate?.picture ?? null, plate?.card, plate?.page);
  return (
    src && <img className="mb-1.5 aspect-2/1 w-full rounded" src={src} alt="" loading="lazy" />
  );
}

/**
 * A service or role as every list shows it (specification, section 3, “Service card”): a card, or a rate card line of
 * name, dotted leader and price that opens to the rest. The width decides (`CardList`).
 */
export function Card({ entry, isBrief, opener }: Props) {
  const { title, href, badge, isPopular, price, scope, plate, line } = entry;
  const unit = price && unitInWords(price);
  return (
    <article className={classes(styles.card, isPopular && styles.popular, !line && "[--tick:0px]")}>
      <CardPicture plate={plate} />
      <h3>
        {href ? <a href={href}>{title}</a> : title}
        {isPopular && badge !== POPULAR && <span className="sr-only"> (popular)</span>}
      </h3>
      {price ? (
        <Price price={price} className={styles.price} />
      ) : (
        <small className={styles.price}>on request</small>
      )}
      {/* In a line the unit stands here, so that all prices end on one edge. */}
      {(scope || unit) && (
        <Scope>
          {unit && <span>{scope ? `${unit}, ` : unit}</span>}
          {scope}
        </Scope>
      )}
      {/* Shows and hides what follows. */}
      <details>
        <summary>{opener ?? (isBrief ? "About it" : `About ${title}`)}</summary>
      </details>
      <p>{entry.description}</p>
      <Features features={entry.features} href={href} />
      {/* Where the price stands in a card, so that the Tab key goes down. */}
      <Tick line={line} label={title} price={price} />
      <div>
        <Badge label={badge} />
        <Stars rating={entry.rating} reviewCount={entry.reviewCount} />
        <ChatLink message={entry.message} className="button ghost small" isBrief>
          Get Quote{!isBrief && <span className="sr-only">{` for ${title} on WhatsApp`}</span>}
        </ChatLink>
        {href && (
          <a className="text-link" href={href}>
            Read More Details{!isBrief && <span className="sr-only">{` about ${title}`}</span>}
          </a>
        )}
      </div>
    </article>
  );
}

type ListProps = {
  /** Three or two cards across, or one per row as rate card lines. */
  layout?: "grid" | "two" | "rows";
  children: ReactNode;
};

/** Cards on one grid, whose titles, lists and prices line up; on phones, and as `rows`, the lines of a rate card. */
export function CardList({ layout = "grid", children }: ListProps) {
  const columns =
    layout === "two" ? columnsClass(2) : Children.count(children) === 1 && "grid-cols-1";
  return (
    <div className={styles.list} data-view={layout === "rows" ? "rates" : undefined}>
      <div className={classes("top-rule", styles.grid, columns)}>{children}</div>
    </div>
  );
}
