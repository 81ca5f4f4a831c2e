import { layerFacts } from "@currawong/schemas/offer-facts";
import { pathOf } from "@currawong/schemas/paths";
import { formatPrice } from "@currawong/schemas/price";
import { Badge } from "@/components/badge/badge";
import { ChatLink } from "@/components/button/chat-link";
import { Plan as PlanCard, PlanList } from "@/components/card/cards";
import { classes } from "@/components/classes";
import { Tick } from "@/components/docket/tick";
import { each } from "@/components/each/each";
import { FactList } from "@/components/fact-list/fact-list";
import { Features } from "@/components/features/features";
import { Price } from "@/components/price/price";

import type { BlockOf } from "@/model/block";
import { describeScope } from "@/model/describe-scope";
import { timeLines } from "@/model/fact-lines";
import type { Page } from "@/model/page";
import { priceLine } from "@/model/price-line";
import { keyAt } from "@/quote/line";
import { absolute } from "@/runtime/site-url";
import { offersAt } from "@/seo/structured-data/service";
import { defineBlock } from "../define-block";
import styles from "./packages.module.css";

const PRICES = "Prices in AUD, GST included.";

type PackageSet = NonNullable<BlockOf<"packages">["set"]>;
type Plan = PackageSet["packages"][number];

const getPlans = ({ set }: BlockOf<"packages">): readonly Plan[] => set?.packages ?? [];

/** Pages can share a set of plans, so a message that does not name the page's service gets it appended. */
function greetingOf({ chatMessage }: Plan, { service }: Page): string {
  const [subject = ""] = service?.serviceType.split(" ") ?? [];
  return chatMessage.includes(subject)
    ? chatMessage
    : `${chatMessage} It is for ${service?.serviceType}.`;
}

/** The title of the plan before this one, if this one contains it. */
function previousOf(block: BlockOf<"packages">, plan: Plan): string | undefined {
  const plans = getPlans(block);
  return plan.includesPrevious ? plans[plans.indexOf(plan) - 1]?.title : undefined;
}

/** A plan's key in the address of a quote. */
const keyOf = ({ set }: BlockOf<"packages">, plan: Plan) => set && keyAt(set._id, plan._key);

/** The plan's own label, or “Most Popular”. An empty element keeps the grid row. */
function Label({ badge, isPopular }: Plan) {
  const label = badge ?? (isPopular ? "Most Popular" : null);
  return label ? <Badge label={label} /> : <span />;
}

/** The service that sells the same at one price, with what that price covers and the page that has it. */
function SingleService({ service }: Pick<BlockOf<"packages">, "service">) {
  const href = service && pathOf(service);
  if (!href || !service.price) return null;
  const { title, price, priceIncludes } = service;
  return (
    <>
      {" Without a plan: "}
      <a href={href} className="underline">{`${title}, ${formatPrice(price)}`}</a>.
      {priceIncludes && ` ${describeScope(priceIncludes)}.`}
    </>
  );
}

const isFour = (block: BlockOf<"packages">) => getPlans(block).length === 4;

const figureOf = (block: BlockOf<"packages">) =>
  classes(styles.figure, isFour(block) && styles.narrow);

/** Plans offered side by side; each button opens the chat about that plan. */
export const packages = defineBlock("packages", {
  section: "stacked",
  list: ({ block }) => getPlans(block),
  View: ({ block, page }) => (
    <>
      <PlanList isFour={isFour(block)}>
        {each(getPlans(block), (plan) => (
          <PlanCard isPopular={plan.isPopular}>
            <Label {...plan} />
            <h3 className="mt-2.25">{plan.title}</h3>
            {plan.price ? (
              <Price price={plan.price} className={figureOf(block)}>
                <Tick line={keyOf(block, plan)} label={plan.title} price={plan.price} />
              </Price>
            ) : (
              <span className={figureOf(block)}>By quote</span>
            )}
            <div className="my-2 line-above pt-1.75">
              {plan.scope && (
                <p className={plan.description ? "mb-0.5 bold" : undefined}>{plan.scope}</p>
              )}
              {plan.description && <p className="text-mute">{plan.description}</p>}
            </div>
            <div className="mb-2.5">
              {previousOf(block, plan) && (
                <p className="mb-1 bold">{`Everything in ${previousOf(block, plan)}, and:`}</p>
              )}
              {/* Pricing plans show every inclusion at once, unlike service cards. */}
              <Features
                features={plan.features}
                shown={block.whole ? plan.features.length : undefined}
              />
              <FactList
                facts={timeLines(layerFacts(plan.facts, block.set?.facts ?? null))}
                className={styles.facts}
              />
            </div>
            <ChatLink
              message={greetingOf(plan, page)}
              className={classes("button self-end", !plan.isPopular && "ghost")}
            >
              Get Quote<span className="sr-only">{`: ${plan.title}`}</span>
            </ChatLink>
          </PlanCard>
        ))}
      </PlanList>
      <p className="mt-2.5 text-sm text-mute">
        {PRICES}
        <SingleService service={block.service} />
      </p>
    </>
  ),
  summarise: ({ block, page, anchor }) => ({
    prices: getPlans(block).map((plan) =>
      priceLine({ ...plan, line: keyOf(block, plan) }, `#${anchor}`),
    ),
    offers: getPlans(block).flatMap(({ title, price }) =>
      offersAt(price, { name: title, url: absolute(page.path) }),
    ),
  }),
});
