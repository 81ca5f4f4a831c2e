import { layerFacts } from "@currawong/schemas/offer-facts";
import { pathOf } from "@currawong/schemas/paths";
import { formatPrice } from "@currawong/schemas/price";
import { Badge } from "@/components/badge/badge";
import { ChatLink } from "@/components/button/chat-link";
import card from "@/components/card/card.module.css";
import { classes } from "@/components/classes";
import { Tick } from "@/components/docket/tick";
import { each } from "@/components/each/each";
import { Features } from "@/components/features/features";
import { Price } from "@/components/price/price";
import type { BlockOf } from "@/model/block";
import { timeLines } from "@/model/fact-lines";
import type { Page } from "@/model/page";
import { describeScope, priceLine } from "@/model/price-line";
import { keyAt } from "@/quote/line";
import { absolute } from "@/runtime/site-url";
import { offersAt } from "@/seo/structured-data/service";
import { defineBlock } from "../define-block";
import styles from "./packages.module.css";

type Block = BlockOf<"packages">;
type Plan = NonNullable<Block["set"]>["packages"][number];

const getPlans = ({ set }: Block): readonly Plan[] => set?.packages ?? [];

/** Pages can share a set of plans, so a message that does not name the page's service gets it appended. */
function greetingOf({ chatMessage }: Plan, { service }: Page): string {
  const [subject = ""] = service?.serviceType.split(" ") ?? [];
  return chatMessage.includes(subject)
    ? chatMessage
    : `${chatMessage} It is for ${service?.serviceType}.`;
}

/** A plan's key in the address of a quote. */
const keyOf = ({ set }: Block, plan: Plan) => set && keyAt(set._id, plan._key);

/** The service that sells the same at one price, with what that price covers and the page that has it. */
function SingleService({ service }: Pick<Block, "service">) {
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

type Props = { block: Block; plan: Plan; previous: Plan | undefined; page: Page };

function PlanCard({ block, plan, previous, page }: Props) {
  const { badge, isPopular, title, price, scope, description, features } = plan;
  // The plan's own label, or “Most Popular”. An empty element keeps the grid row.
  const label = badge ?? (isPopular ? "Most Popular" : null);
  return (
    <article className={classes(styles.plan, isPopular && card.popular)}>
      {label ? <Badge label={label} /> : <span />}
      <h3 className="mt-2.25">{title}</h3>
      {price ? (
        <Price price={price} className={styles.figure}>
          <Tick line={keyOf(block, plan)} label={title} price={price} />
        </Price>
      ) : (
        <span className={styles.figure}>By quote</span>
      )}
      <div className="my-2 line-above pt-1.75">
        {scope && <p className={description ? "mb-0.5 bold" : undefined}>{scope}</p>}
        {description && <p className="text-mute">{description}</p>}
      </div>
      <div className="mb-2.5">
        {plan.includesPrevious && previous && (
          <p className="mb-1 bold">{`Everything in ${previous.title}, and:`}</p>
        )}
        {/* Pricing plans show every inclusion at once, unlike service cards. */}
        <Features features={features} shown={block.whole ? features.length : undefined} />
        {timeLines(layerFacts(plan.facts, block.set?.facts ?? null)).map(
          ({ label, value }) =>
            value && <p key={label} className="mt-1 text-sm text-mute">{`${label}: ${value}`}</p>,
        )}
      </div>
      <ChatLink
        message={greetingOf(plan, page)}
        className={classes("button self-end", !isPopular && "ghost")}
      >
        Get Quote<span className="sr-only">{`: ${title}`}</span>
      </ChatLink>
    </article>
  );
}

/** Plans offered side by side; each button opens the chat about that plan. */
export const packages = defineBlock("packages", {
  section: "stacked",
  list: ({ block }) => getPlans(block),
  View: ({ block, page }) => (
    <>
      <div className={`top-rule ${styles.plans}`}>
        {each(getPlans(block), (plan, index) => (
          <PlanCard {...{ block, plan, page }} previous={getPlans(block)[index - 1]} />
        ))}
      </div>
      <p className="mt-2.5 text-sm text-mute">
        Prices in AUD, GST included.
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
