import { Claims } from "@/components/claims/claims";
import { Hero as Opening } from "@/components/hero/hero";
import { PriceRange } from "@/components/price/price-range";
import type { Page } from "@/pages/page";
import type { BlockOf, BlockProps } from "../block";
import { Aside } from "./aside";
import { Buttons } from "./buttons";
import type { HeroData } from "./data";

type Props = BlockProps<"hero", HeroData>;

/** The classes of the forms an opening takes, by what stands in it and what follows it. */
function formOf(block: BlockOf<"hero">, page: Page): string {
  const { aside, claims, wordmark } = block;
  return [
    aside === "portrait" && "about-hero",
    (aside === "screens" || aside === "artboard") && "drawn-hero",
    (aside === "conversation" || aside === "picture") && "rich-hero",
    claims && "home-hero",
    wordmark && "platform-hero",
    page.blocks[1]?._type === "pictures" && "design-hero",
  ]
    .filter(Boolean)
    .join(" ");
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
export function Hero({ block, data, page, priced }: Props) {
  const prices = (priced.rates ?? []).flatMap(({ price }) => price ?? []);
  return (
    <Opening
      className={formOf(block, page)}
      title={block.claims ? <Headline text={page.title} /> : page.title}
      eyebrow={block.eyebrow}
      intro={page.description}
      background={block.background}
      crumbs={page.showsCrumbs ? page.crumbs : undefined}
      aside={<Aside block={block} priced={priced} />}
      foot={
        <>
          {data.claims && (
            <div className="wrap">
              <Claims claims={data.claims} />
            </div>
          )}
          {block.wordmark && (
            <p className="platform-name" aria-hidden="true">
              {block.wordmark}
            </p>
          )}
        </>
      }
    >
      <Buttons buttons={block.buttons} />
      {block.priceRange && <PriceRange prices={prices} />}
    </Opening>
  );
}
