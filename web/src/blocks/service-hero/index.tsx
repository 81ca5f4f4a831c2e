import { withoutFrom } from "@currawong/schemas/price";
import { Badge } from "@/components/badge/badge";
import { Breadcrumb } from "@/components/breadcrumb/breadcrumb";
import { ChatLink } from "@/components/button/chat-link";
import { TickButton } from "@/components/docket/tick";
import { Sky } from "@/components/hero/hero";
import { Price } from "@/components/price/price";
import { Stars } from "@/components/stars/stars";
import { serviceChatMessage } from "@/enquiries/contact-links/chat-url";
import type { Service } from "@/model/block";
import { describeScope, priceLine } from "@/model/price-line";
import { ownRating } from "@/model/rating";
import { absolute } from "@/runtime/site-url";
import { offersAt } from "@/seo/structured-data/service";
import { defineBlock } from "../define-block";
import { otherPrices } from "../included/other-prices";
import styles from "./service-hero.module.css";

const STARTING_AT = "Starting at";

/** Get a quote, add the price to one's own, or read on. */
function Actions({ service }: { service: Service }) {
  return (
    <div className="buttons items-center gap-x-1.5 gap-y-1">
      <ChatLink message={serviceChatMessage(service)}>Get Quote</ChatLink>
      <TickButton line={service.line} price={service.price} />
      <a className="text-link max-md:hidden" href="#included">
        See what’s included
      </a>
    </div>
  );
}

/**
 * The opening of a service page: title, leader and price on one line, the actions in one row, and no more height than
 * they need, because the picture of the work follows.
 */
export const serviceHero = defineBlock("serviceHero", {
  View: ({ block: { service }, page }) => {
    const { title, description, badge, price, priceIncludes, rating, reviewCount } = service;
    return (
      <>
        <Sky background={service.vantaType}>
          <div className={`wrap ${styles.opening}`}>
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-0.75">
              {page.crumbs && <Breadcrumb crumbs={page.crumbs} />}
              <Badge label={badge} />
            </div>
            {/* Nothing moves behind the title: scenes do from 62 % of the width. */}
            <div className={styles.line}>
              <h1 className="lg:max-w-[62%]">{title}</h1>
              {price && (
                <p className={styles.price}>
                  <span>{STARTING_AT} </span>
                  <Price price={withoutFrom(price)} />
                </p>
              )}
            </div>
            <div className={styles.under}>
              <p className="lede max-md:text-base">{description}</p>
              <Actions service={service} />
            </div>
            <div className="mt-1.5 flex flex-wrap gap-x-2.5 text-sm text-mute">
              <Stars rating={rating} reviewCount={reviewCount} />
              {price && <span>GST included</span>}
              {priceIncludes && <span>{describeScope(priceIncludes)}</span>}
            </div>
          </div>
        </Sky>
        <div className={styles.leader} aria-hidden="true" />
      </>
    );
  },
  summarise: ({ block: { service }, page }) => ({
    prices: [
      priceLine({
        _id: service._id,
        title: STARTING_AT,
        price: service.price && withoutFrom(service.price),
      }),
    ],
    // The lowest price first: that is where the service starts.
    offers: [
      ...otherPrices(service, null).map(({ price, scope }) => ({ price, rest: { name: scope } })),
      { price: service.price, rest: { url: absolute(page.path) } },
    ]
      .toSorted((a, b) => (a.price?.amount ?? 0) - (b.price?.amount ?? 0))
      .flatMap(({ price, rest }) => offersAt(price, rest)),
    rating: ownRating(service) ?? undefined,
  }),
});
