import { Hero } from "@/components/hero/hero";
import { Price } from "@/components/price/price";
import { loadClaims } from "@/content/agency";
import type { BlockOf, BlockSummary } from "@/model/block";
import type { Page } from "@/model/page";
import { rangeOf } from "@/model/price-range";
import { defineBlock } from "../define-block";
import { renderAside } from "./aside";
import { Buttons } from "./buttons";

/** The layout variants of an opening, set by its content and the block after it. */
function formsOf({ aside, claims }: BlockOf<"hero">, page: Page) {
  return [
    ...(aside === "cases" ? (["drawn"] as const) : []),
    ...(aside === "conversation" || aside === "picture" ? (["rich"] as const) : []),
    ...(claims ? (["home"] as const) : []),
    ...(page.blocks[1]?._type === "quote" ? (["lead"] as const) : []),
  ];
}

/** Emphasises what follows the headline's last ampersand. */
function Headline({ text }: { text: string }) {
  const [, before, after] = /^(.*& )(.+)$/.exec(text) ?? [];
  if (!after) return text;
  return (
    <>
      {before}
      <em>{after}</em>
    </>
  );
}

const END = "text-[1.15em] text-text";

/** The lowest and the highest price of the page: `$11,999 to $18,999 AUD`. */
function PriceRange({ prices = [] }: BlockSummary) {
  const range = rangeOf(prices.flatMap(({ price }) => price ?? []));
  if (!range) return null;
  return (
    <p className="mt-3.5 text-mute">
      Starting prices from <Price price={range.lowest} className={END} unit="plain" /> to{" "}
      <Price price={range.highest} className={END} />
    </p>
  );
}

/** The dark opening of a page: breadcrumb, title, introduction, buttons and prices. */
export const hero = defineBlock("hero", {
  load: async ({ claims }) => (claims ? (await loadClaims()).slice(0, 2) : []),
  View: ({ block, data, page, priced }) => (
    <Hero
      forms={formsOf(block, page)}
      title={block.claims ? <Headline text={page.title} /> : page.title}
      eyebrow={block.eyebrow}
      intro={page.description}
      background={block.background}
      crumbs={page.showsCrumbs ? page.crumbs : undefined}
      aside={renderAside({ block, page, priced })}
      foot={
        data.length > 0 && (
          <p className="py-4 text-mute">
            {data.map(({ figure, label }) => `${figure} ${label}`).join(", ")}
          </p>
        )
      }
    >
      <Buttons buttons={block.buttons} />
      {block.priceRange && <PriceRange {...priced} />}
    </Hero>
  ),
});
