import { pathOf } from "@currawong/schemas/paths";
import { formatPrice } from "@currawong/schemas/price";
import { TickButton } from "@/components/docket/tick";
import { Price } from "@/components/price/price";
import { Scope } from "@/components/price/scope";
import { Rates } from "@/components/rate-card/rate-card";
import type { BlockOf } from "@/model/block";
import { describeScope, type PriceLine, priceLine } from "@/model/price-line";
import { absolute } from "@/runtime/site-url";
import { offersAt } from "@/seo/structured-data/service";
import { type BlockContext, defineBlock } from "../define-block";

type Props = { block: BlockOf<"rateCard"> } & Pick<BlockContext, "page">;

/** The selected services, or else the page's own service at its price on this page. */
function linesOf({ block, page }: Props) {
  if (block.services?.length) return block.services.map((item) => priceLine(item, pathOf(item)));
  return page.priceLine ? [page.priceLine] : [];
}

/** A single price as a figure across the page, beside what it is for. */
function SinglePrice({ rate }: { rate: PriceLine }) {
  const { label, href, price, scope, line, elsewhere } = rate;
  return (
    <div className="flex flex-wrap items-center gap-x-apart gap-y-2">
      {price && <Price price={price} className="text-display leading-none [--unit:1.2rem]" />}
      <div className="grid justify-items-start gap-1">
        <p className="text-lg">
          {href ? <a href={href}>{label}</a> : label}.{" "}
          {scope && <Scope>{`${describeScope(scope)}.`}</Scope>} GST included.
        </p>
        {elsewhere?.href && elsewhere.price && (
          <p className="text-mute">
            <a href={elsewhere.href}>{elsewhere.label}</a> at {formatPrice(elsewhere.price)}
            {elsewhere.scope && `: ${elsewhere.scope}`}.
          </p>
        )}
        <TickButton line={line} price={price} />
      </div>
    </div>
  );
}

/** Names and prices joined by dotted leaders over the full width, or a single price as a figure. */
export const rateCard = defineBlock("rateCard", {
  section: (props) => (linesOf(props).length > 1 ? "ruled" : "stacked"),
  list: linesOf,
  View: (props) => {
    const rates = linesOf(props);
    const [first] = rates;
    return first && rates.length === 1 ? (
      <SinglePrice rate={first} />
    ) : (
      <Rates rates={rates} className="lg:text-h3" />
    );
  },
  summarise: ({ block, page }) => ({
    prices: linesOf({ block, page }),
    // Offers of other pages are in those pages’ structured data.
    offers:
      !block.services?.length && page.priceLine?.price
        ? offersAt(page.priceLine.price, { name: page.priceLine.label, url: absolute(page.path) })
        : [],
  }),
});
