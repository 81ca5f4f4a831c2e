import type { CATALOGUE_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { pathOf } from "@currawong/schemas/paths";
import { serviceChatMessage } from "@/chat/chat-url";
import { Badge } from "@/components/badge/badge";
import { classes } from "@/components/classes";
import { Features } from "@/components/features/features";
import { Price } from "@/components/price/price";
import { Scope } from "@/components/price/scope";
import { POPULAR } from "@/components/service-card/popular";
import { ServiceLinks } from "@/components/service-card/service-links";
import { Stars } from "@/components/stars/stars";
import styles from "./service-row.module.css";

type Service = CATALOGUE_QUERY_RESULT[number]["services"][number];

type Props = {
  service: Service;
  /** Whether the visitor picked others. */
  isHidden: boolean;
  /** Whether it stands side by side with others. */
  isCompared: boolean;
};

/**
 * A service as a line of a long rate card: name, leader and price, which opens in place to the rest
 * of what its card shows.
 */
export function ServiceRow({ service, isHidden, isCompared }: Props) {
  const { title, slug, badge, isPopular, price, priceIncludes } = service;
  const href = pathOf(service);
  return (
    <article
      className={classes(styles.row, isPopular && styles.popular)}
      data-price={price?.amount}
      hidden={isHidden}
    >
      <h3>
        {href ? <a href={href}>{title}</a> : <span>{title}</span>}
        {isPopular && badge !== POPULAR && <span className="sr-only"> (popular)</span>}
      </h3>
      {price ? (
        <Price price={price} className={styles.price} />
      ) : (
        <span className={styles.price}>on request</span>
      )}
      {priceIncludes && <Scope className={styles.scope}>{priceIncludes}</Scope>}
      <details>
        <summary>
          <span className="sr-only">{`About ${title}`}</span>
        </summary>
        <div className={styles.body}>
          <div>
            <Badge label={badge} />
            <p>{service.description}</p>
          </div>
          <Features
            features={service.features}
            isLoadedLater
            href={href}
            className={styles.features}
          />
          <div className={styles.foot}>
            <Stars rating={service.rating} reviewCount={service.reviewCount} />
            <ServiceLinks
              title={title}
              message={service.chatMessage || serviceChatMessage(title)}
              href={href}
            />
            <label>
              <input
                type="checkbox"
                name="compare"
                value={slug ?? ""}
                defaultChecked={isCompared}
              />
              Compare<span className="sr-only">{` ${title}`}</span>
            </label>
          </div>
        </div>
      </details>
    </article>
  );
}
