import { formatPrice } from "@currawong/schemas/price";
import { Claims } from "@/components/claims/claims";
import { Hero } from "@/components/hero/hero";
import { PriceRange } from "@/components/price/price-range";
import { rangeOf } from "@/components/price/range";
import { loadClaims } from "@/content/agency";
import { escapeMarkdown, markdownBlocks } from "@/markdown/markdown";
import type { BlockOf, BlockSummary } from "@/model/block";
import type { Page } from "@/model/page";
import { claimsMarkdown } from "../claims";
import { defineBlock } from "../define-block";
import { isDrawnUp } from "../pictures";
import { Aside, asideMarkdown } from "./aside";
import { Buttons, buttonMarkdown } from "./buttons";

/** The layout variants of an opening, set by its content and the block after it. */
function formsOf({ aside, claims }: BlockOf<"hero">, page: Page) {
  return [
    ...(aside === "screens" || aside === "artboard" ? (["drawn"] as const) : []),
    ...(aside === "conversation" || aside === "picture" ? (["rich"] as const) : []),
    ...(claims ? (["home"] as const) : []),
    ...(isDrawnUp(page) ? (["lead"] as const) : []),
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

const amountsOf = ({ prices = [] }: BlockSummary) => prices.flatMap(({ price }) => price ?? []);

/** The dark opening of a page: breadcrumb, title, introduction, buttons and prices. */
export const hero = defineBlock("hero", {
  load: async ({ claims }) => ({ claims: claims ? await loadClaims() : null }),
  View: ({ block, data, page, priced }) => (
    <Hero
      forms={formsOf(block, page)}
      title={block.claims ? <Headline text={page.title} /> : page.title}
      eyebrow={block.eyebrow}
      intro={page.description}
      background={block.background}
      crumbs={page.showsCrumbs ? page.crumbs : undefined}
      aside={<Aside block={block} priced={priced} />}
      foot={data.claims && <Claims claims={data.claims} />}
    >
      <Buttons buttons={block.buttons} />
      {block.priceRange && <PriceRange prices={amountsOf(priced)} />}
    </Hero>
  ),
  // The Markdown twin already starts with the page's title and introduction.
  markdown: ({ block, data, page, priced, whatsappNumber }) => {
    const range = block.priceRange && rangeOf(amountsOf(priced));
    return markdownBlocks(
      block.eyebrow && `*${escapeMarkdown(block.eyebrow)}*`,
      ...(block.buttons ?? []).map((button) => buttonMarkdown(button, page.path, whatsappNumber)),
      range && `Starting prices from ${formatPrice(range.lowest)} to ${formatPrice(range.highest)}`,
      data.claims && claimsMarkdown(data.claims),
      asideMarkdown({ block, priced, page }),
    );
  },
});
