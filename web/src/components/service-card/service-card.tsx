import type { Price as PriceData } from "@currawong/schemas/price";
import type { ReactNode } from "react";
import { Tick } from "@/components/docket/tick";
import { Badge } from "../badge/badge";
import { Features } from "../features/features";
import { Price } from "../price/price";
import { Scope } from "../price/scope";
import { Stars } from "../stars/stars";
import { Card, POPULAR, ServiceLinks } from "./cards";
import styles from "./service-card.module.css";

/** What a card shows of a service, a section or a group. */
export type CardContent = {
  title: string;
  description: string;
  features: readonly string[];
  price: PriceData | null;
  /** What the starting price covers, e.g. `20 products`. */
  priceIncludes?: string | null;
  /** The price's key in the address of a quote. */
  line?: string | null;
  badge: string;
  isPopular?: boolean | null;
  rating: number | null;
  reviewCount: number | null;
  chatMessage: string;
  /** Its own page, if it has one. */
  href: string | null;
};

type Props = {
  card: CardContent;
  /** What is above the badge. */
  picture?: ReactNode;
  /** Whether it is in `Cards` that are collapsed on phones. */
  isFolded?: boolean;
};

/** A service, package or role as every list shows it (specification, section 3, “Service card”). */
export function ServiceCard({ card, picture, isFolded }: Props) {
  const { title, badge, isPopular, price, priceIncludes, rating, reviewCount } = card;
  const features = <Features features={card.features} />;
  return (
    <Card isPopular={isPopular} isPictured={Boolean(picture)}>
      {picture}
      <Badge label={badge} />
      <h3>
        {title}
        {isPopular && badge !== POPULAR && <span className="sr-only"> (popular)</span>}
      </h3>
      <p>{card.description}</p>
      {isFolded ? (
        <details>
          <summary>What you get</summary>
          {features}
        </details>
      ) : (
        features
      )}
      <div className={styles.foot}>
        {price ? (
          <Price price={price} className={styles.price}>
            <Tick line={card.line} label={title} price={price} />
          </Price>
        ) : (
          <span className="text-mute">Price on request</span>
        )}
        {priceIncludes && <Scope>{priceIncludes}</Scope>}
        <Stars rating={rating} reviewCount={reviewCount} className={styles.stars} />
      </div>
      <div className={styles.actions}>
        <ServiceLinks title={title} message={card.chatMessage} href={card.href} />
      </div>
    </Card>
  );
}
