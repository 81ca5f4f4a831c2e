import { type Addressable, landingPathOf, pathOf } from "@currawong/schemas/paths";
import { type Price, withoutFrom } from "@currawong/schemas/price";

/** A price of the same service elsewhere on the site: what it covers, and the page that has it. */
export type OtherPrice = { price: Price; scope: string; href: string | null };

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
  const plans = (landingPlans ?? plansPage?.packages)?.packages ?? [];
  const [lowest] = plans
    .flatMap(({ price, scope, title }) => (price ? [{ price, scope: scope ?? title }] : []))
    .toSorted((a, b) => a.price.amount - b.price.amount);
  return lowest && path ? { ...lowest, href: `${path}#packages` } : null;
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
