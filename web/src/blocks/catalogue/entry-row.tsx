import { Badge } from "@/components/badge/badge";
import { classes } from "@/components/classes";
import { Features } from "@/components/features/features";
import { Price } from "@/components/price/price";
import { Scope } from "@/components/price/scope";
import { POPULAR, ServiceLinks } from "@/components/service-card/cards";
import { Stars } from "@/components/stars/stars";
import type { Entry } from "./entry";
import styles from "./entry-row.module.css";

type Props = {
  entry: Entry;
  /** Whether the badge and features are in the row itself rather than in the part that opens. */
  isDetailed?: boolean | undefined;
  isHidden: boolean;
  isCompared: boolean;
};

/** A rate card row of name, dotted leader and price, which expands to show the rest of its card. */
export function EntryRow({ entry, isDetailed, isHidden, isCompared }: Props) {
  const { title, slug, href, badge, isPopular, price, scope, features, rating } = entry;
  return (
    <article className={classes(styles.row, isPopular && styles.popular)} hidden={isHidden}>
      <label>
        <input type="checkbox" name="compare" value={slug} defaultChecked={isCompared} />
        <span className="md:sr-only">
          Compare<span className="sr-only">{` ${title}`}</span>
        </span>
      </label>
      <div className={styles.name}>
        <h3>
          {href ? <a href={href}>{title}</a> : <span>{title}</span>}
          {isPopular && badge !== POPULAR && <span className="sr-only"> (popular)</span>}
        </h3>
        {isDetailed && <Badge label={badge} className={styles.badge} />}
      </div>
      {price ? (
        <Price price={price} className={styles.price} />
      ) : (
        <span className={classes(styles.price, styles.onRequest)}>on request</span>
      )}
      {scope && <Scope className={styles.scope}>{scope}</Scope>}
      {isDetailed && (
        <Features features={features} isLoadedLater href={href} inline className={styles.detail} />
      )}
      <details>
        <summary>
          {/* With as many rows as there are roles, every word in a row adds up. */}
          <span className="sr-only">{isDetailed ? "About it" : `About ${title}`}</span>
        </summary>
        <div className={styles.body}>
          <div>
            {!isDetailed && <Badge label={badge} />}
            <p className={isDetailed ? undefined : styles.short}>{entry.description}</p>
          </div>
          {!isDetailed && (
            <Features features={features} isLoadedLater href={href} className={styles.features} />
          )}
          <div className={styles.foot}>
            <Stars rating={rating} reviewCount={entry.reviewCount} />
            <ServiceLinks title={isDetailed ? null : title} message={entry.message} href={href} />
          </div>
        </div>
      </details>
    </article>
  );
}
