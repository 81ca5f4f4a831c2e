import { Claims } from "@/components/claims/claims";
import { Hero } from "@/components/hero/hero";
import { PriceRange } from "@/components/price/price-range";
import { loadClaims } from "@/content/agency";
import type { BlockOf } from "@/model/block";
import type { Page } from "@/model/page";
import { defineBlock } from "../define-block";
import { isDrawnUp } from "../pictures";
import { Aside } from "./aside";
import { Buttons } from "./buttons";
import { heroMarkdown } from "./markdown";

/** The forms an opening takes, by what stands in it and what follows it. */
function formsOf({ aside, claims }: BlockOf<"hero">, page: Page) {
  return [
    ...(aside === "screens" || aside === "artboard" ? (["drawn"] as const) : []),
    ...(aside === "conversation" || aside === "picture" ? (["rich"] as const) : []),
    ...(claims ? (["home"] as const) : []),
    ...(isDrawnUp(page) ? (["lead"] as const) : []),
  ];
}

/** Sets what follows the last ampersand of the headline apart. */
function Headline({ text }: { text: string }) {
  const ampersand = text.lastIndexOf("& ");
  if (ampersand < 0) return text;
  return (
    <>
      {text.slice(0, ampersand + 2)}
      <em>{text.slice(ampersand + 2)}</em>
    </>
  );
}

/** The dark opening of a page: where you are, what this is, what to do, what it costs. */
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
      {block.priceRange && (
        <PriceRange prices={(priced.prices ?? []).flatMap(({ price }) => price ?? [])} />
      )}
    </Hero>
  ),
  markdown: heroMarkdown,
});
