import { formatPrice, withoutFrom } from "@currawong/schemas/price";
import { serviceChatMessage } from "@/chat/chat-url";
import { Badge } from "@/components/badge/badge";
import { ChatLink } from "@/components/button/chat-link";
import { Hero } from "@/components/hero/hero";
import { HeroActions } from "@/components/hero/hero-actions";
import { Price } from "@/components/price/price";
import { Stars } from "@/components/stars/stars";
import type { Service } from "@/model/block";
import type { Crumb } from "@/model/crumb";
import { otherPrices } from "./other-prices";
import styles from "./service-page.module.css";

type Props = { service: Service; crumbs: readonly Crumb[] };

/** What the service is, over its background, and its price as one great line of the rate card. */
export function ServiceHero({ service, crumbs }: Props) {
  const { title, description, badge, price, priceIncludes } = service;
  return (
    <Hero
      forms={["service"]}
      background={service.vantaType}
      crumbs={crumbs}
      eyebrow={<Badge label={badge} />}
      title={title}
      intro={description}
      foot={
        <>
          <p className={styles.startingAt}>
            <span>Starting at </span>
            <Price price={withoutFrom(price)} className={styles.price} />
          </p>
          <p className="mt-1.75 flex flex-wrap justify-between gap-x-4 gap-y-0.5 text-mute">
            <Stars rating={service.rating} reviewCount={service.reviewCount} />
            {priceIncludes && <span>The price covers {priceIncludes}</span>}
          </p>
          {otherPrices(service).map(({ price, scope }) => (
            <p key={scope} className="mt-1.75 text-mute">
              {`${formatPrice(price)} covers ${scope}`}
            </p>
          ))}
        </>
      }
    >
      <HeroActions>
        <ChatLink message={service.chatMessage || serviceChatMessage(title)}>Get Quote</ChatLink>
        <a className="button ghost" href="#included">
          See what is in it
        </a>
      </HeroActions>
    </Hero>
  );
}
