import { formatPrice, withoutFrom } from "@currawong/schemas/price";
import { Badge } from "@/components/badge/badge";
import { ChatLink } from "@/components/button/chat-link";
import { Tick } from "@/components/docket/tick";
import { Hero } from "@/components/hero/hero";
import { Price } from "@/components/price/price";
import { Stars } from "@/components/stars/stars";
import { serviceChatMessage } from "@/enquiries/contact-links/chat-url";
import type { Service } from "@/model/block";
import { describeScope } from "@/model/describe-scope";
import { priceLine } from "@/model/price-line";
import { ownRating } from "@/model/rating";
import { absolute } from "@/runtime/site-url";
import { offersAt } from "@/seo/structured-data/service";
import { defineBlock } from "../define-block";
import { Illustration } from "../exhibit/illustration";
import { lowestPlan, type OtherPrice, otherPrices } from "./other-prices";
import styles from "./service-hero.module.css";

const STARTING_AT = "Starting at";

/** The service’s illustration; `null` while it has neither rows nor turns, and above a picture of the work. */
const pictureOf = ({ picture, plate }: Service) =>
  !plate?.picture?.asset && (picture?.rows?.length || picture?.turns?.length) ? picture : null;

const Figure = ({ price, href }: OtherPrice) => {
  const figure = <span className="whitespace-nowrap">{formatPrice(price)}</span>;
  return href ? (
    <a href={href} className="underline">
      {figure}
    </a>
  ) : (
    figure
  );
};

/** The price as a large rate card line, with its rating, its scope and prices quoted elsewhere. */
function PriceFoot({ service }: { service: Service }) {
  const { price, priceIncludes, rating, reviewCount } = service;
  const plan = lowestPlan(service);
  return (
    <>
      {price && (
        <p className="flex flex-wrap items-baseline gap-x-2.5 line-above pt-row text-lg">
          <span className={styles.startingAt}>{STARTING_AT} </span>
          <Price
            price={withoutFrom(price)}
            className="text-display [--unit:1.2rem] [line-height:1]"
          />
        </p>
      )}
      <p className="mt-1.75 flex flex-wrap justify-between gap-x-4 gap-y-0.5 text-mute">
        <Stars rating={rating} reviewCount={reviewCount} />
        {priceIncludes && <span>{describeScope(priceIncludes)}</span>}
        {price && <span>GST included</span>}
      </p>
      {otherPrices(service, plan).map((other) => (
        <p key={other.scope} className="mt-1.75 text-mute">
          {price && other.price.amount < price.amount && "A smaller version: "}
          <Figure {...other} /> {other.scope}
        </p>
      ))}
      {plan && (
        <p className="mt-1.75 text-mute">
          Plans start at <Figure {...plan} /> for {plan.scope}
        </p>
      )}
    </>
  );
}

/** The opening of a service page, over its animated background. */
export const serviceHero = defineBlock("serviceHero", {
  View: ({ block: { service }, page }) => {
    const picture = pictureOf(service);
    return (
      <Hero
        forms={picture ? ["drawn", "service"] : ["service"]}
        aside={picture && <Illustration exhibit={picture} />}
        background={service.vantaType}
        crumbs={page.crumbs}
        eyebrow={<Badge label={service.badge} />}
        title={service.title}
        intro={service.description}
        foot={<PriceFoot service={service} />}
      >
        <div className="buttons mt-part">
          <ChatLink message={serviceChatMessage(service)}>Get Quote</ChatLink>
          <a className="button ghost" href="#included">
            See what’s included
          </a>
          {service.price && (
            // biome-ignore lint/a11y/noLabelWithoutControl: the tick is its control.
            <label className="button ghost" data-twin="omit">
              <Tick line={service.line} label={service.title} price={service.price} />
              <span data-off="">Add to your quote</span>
              <span data-on="">On your quote</span>
            </label>
          )}
        </div>
      </Hero>
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
