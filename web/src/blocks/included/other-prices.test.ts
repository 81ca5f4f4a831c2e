import { expect, it } from "vitest";
import { lowestPlan, otherPrices } from "./other-prices.tsx";

const aud = (amount: number) => ({ amount, unit: "once" as const });

const plans = (...packages: [title: string, amount: number, scope: string | null][]) => ({
  packages: packages.map(([title, amount, scope]) => ({ title, price: aud(amount), scope })),
});

const service = {
  ...({ _type: "service", slug: "bot", hasDetailPage: true, landingSlug: "bot-page" } as const),
  ...{ elsewhere: null, startingElsewhere: null, landingPlans: null, plansPage: null },
};

it("leads to the lowest plan of the rich page, which is not repeated among the other prices", () => {
  const bot = {
    ...service,
    landingPlans: plans(["Regional", 4999, null], ["Local", 2999, "one shop"]),
    startingElsewhere: { price: aud(2999), scope: "1,000 messages" },
  };
  const lowest = { price: aud(2999), scope: "one shop", href: "/bot-page#packages" };
  expect(lowestPlan(bot)).toEqual(lowest);
  expect(otherPrices(bot, lowest)).toEqual([]);
  expect(otherPrices(bot, null)).toHaveLength(1);
});

it("leads to the design page that a service names, and to the rich page for its price", () => {
  const page = { ...service, _type: "designPage", slug: "website", landingSlug: null };
  const design = { ...service, plansPage: { ...page, packages: plans(["Pack", 999, null]) } };
  expect(lowestPlan(design)).toMatchObject({
    scope: "Pack",
    href: "/ui-ux-design/website#packages",
  });
  const elsewhere = [{ price: aud(3999), scope: "a CRM as well", isOnLanding: true }];
  expect(otherPrices({ ...service, elsewhere }, null)).toMatchObject([{ href: "/bot-page" }]);
  expect(lowestPlan(service)).toBeNull();
});
