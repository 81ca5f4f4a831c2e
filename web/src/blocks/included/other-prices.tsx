import { type Addressable, landingPathOf, pathOf } from "@currawong/schemas/paths";
import { formatPrice, type Price, withoutFrom } from "@currawong/schemas/price";
import type { Service } from "@/model/block";
import { cheapest } from "@/model/price-line";

/** A price of the same service elsewhere on the site: what it covers, and the page that has it. */
type OtherPrice = { price: Price; scope: string; href: string | null };

type Reading = { price: Price | null; scope: string | null };

type Plans = { packages: readonly (Reading & { title: string })[] };

/** What a service's page reads of the prices that other pages show. */
type Quoting = Addressable & {
  elsewhere: readonly (Reading & { isOnLanding: boolean | null })[] | null;
  startingElsewhere: Reading | null;
  landingPlans: Plans | null;
  plansPage: (Addressable & { packages: Plans | null }) | null;
};

/** The lowest price among the plans of the service's rich page, or of the design page it names. */
export function lowestPlan(service: Quoting): OtherPrice | null {
  const { landingPlans, plansPage } = service;
  const path = landingPlans ? landingPathOf(service) : plansPage && pathOf(plansPage);
  const plan = cheapest((landingPlans ?? plansPage?.packages)?.packages);
  if (!plan || !path) return null;
  return { price: plan.price, scope: plan.scope ?? plan.title, href: `${path}#packages` };
}

/** The prices that other pages show where they state a scope, without the one of the lowest plan. */
export function otherPrices(service: Quoting, plan: OtherPrice | null): OtherPrice[] {
  const { elsewhere, startingElsewhere } = service;
  return [...(elsewhere ?? []), startingElsewhere].flatMap((reading) => {
    if (!reading?.scope || !reading.price || reading.price.amount === plan?.price.amount) return [];
    const href = "isOnLanding" in reading && reading.isOnLanding ? landingPathOf(service) : null;
    return [{ price: withoutFrom(reading.price), scope: reading.scope, href }];
  });
}

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

/** Prices of the same service that other pages show. */
export function OtherPrices({ service }: { service: Service }) {
  const plan = lowestPlan(service);
  const { price } = service;
  return (
    <>
      {otherPrices(service, plan).map((other) => (
        <p key={other.scope} className="mt-1.5">
          {price && other.price.amount < price.amount && "A smaller version: "}
          <Figure {...other} />, {other.scope}
        </p>
      ))}
      {plan && (
        <p className="mt-1.5">
          Plans start at <Figure {...plan} /> for {plan.scope}
        </p>
      )}
    </>
  );
}
