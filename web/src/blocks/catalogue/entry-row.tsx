import { Badge } from "@/components/badge/badge";
import { classes } from "@/components/classes";
import { Tick } from "@/components/docket/tick";
import { Features } from "@/components/features/features";
import { Price } from "@/components/price/price";
import { Scope } from "@/components/price/scope";
import { POPULAR, ServiceLinks } from "@/components/service-card/cards";
import { Stars } from "@/components/stars/stars";
import type { Entry } from "./entry";
import styles from "./entry-row.module.css";

type Props = {
  entry: Entry;
  /** Whether labels within the row leave its title out: in a long list they exceed the page's size limit. */
  isBrief?: boolean | undefined;
  isHidden: boolean;
};

/** A service or role: a card, or a rate card row of name, dotted leader and price that opens to the rest. */
export function EntryRow({ entry, isBrief, isHidden }: Props) {
  const { title, href, badge, isPopular, price, scope } = entry;
  return (
    <article className={classes(styles.row, isPopular && styles.popular)} hidden={isHidden}>
      <Tick line={entry.line} label={title} price={price} />
      <div className={styles.name}>
        <h3>
          {href ? <a href={href}>{title}</a> : title}
          {isPopular && badge !== POPULAR && <span className="sr-only"> (popular)</span>}
        </h3>
        <Badge label={badge} />
      </div>
      {price ? (
        <Price price={price} className={styles.price} />
      ) : (
        <small className={styles.price}>on request</small>
      )}
      {scope && <Scope>{scope}</Scope>}
      {/* Shows and hides what follows. */}
      <details>
        <summary>
          <span className="sr-only">{isBrief ? "About it" : `About ${title}`}</span>
        </summary>
      </details>
      <p>{entry.description}</p>
      <Features
        features={entry.features}
        // It finds them by the row's tick.
        isFetched={Boolean(entry.line && price)}
        href={href}
      />
      <div className={styles.foot}>
        <Stars rating={entry.rating} reviewCount={entry.reviewCount} />
        <ServiceLinks title={isBrief ? null : title} message={entry.message} href={href} />
      </div>
    </article>
  );
}
