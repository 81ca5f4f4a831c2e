import { linkPathOf } from "@currawong/schemas/paths";
import { ChatLink } from "@/components/button/chat-link";
import { each } from "@/components/each/each";
import { Hero } from "@/components/hero/hero";
import { Price } from "@/components/price/price";
import { loadClaims } from "@/content/agency";
import type { BlockOf, BlockSummary } from "@/model/block";
import { byPrice } from "@/model/price-line";
import { anchorOf } from "../anchors";
import { defineBlock } from "../define-block";
import { renderAside } from "./aside";

type Button = NonNullable<BlockOf<"hero">["buttons"]>[number];

/** The address a button links to; `null` if it opens the chat. */
function buttonPath({ target, landing, anchor }: Button): string | null {
  if (target) return linkPathOf(target, landing);
  return anchor ? `#${anchorOf(anchor)}` : null;
}

/** The buttons of an opening: the first in gold, as the page's main action. */
const Buttons = ({ buttons }: { buttons: readonly Button[] }) => (
  <div className="buttons mt-part">
    {each(buttons, (button, index) => {
      const className = index === 0 ? "button" : "button ghost";
      const href = buttonPath(button);
      return href ? (
        <a className={className} href={href}>
          {button.label}
        </a>
      ) : (
        <ChatLink className={className} message={button.chatMessage ?? ""}>
          {button.label}
        </ChatLink>
      );
    })}
  </div>
);

/** Emphasises what follows the headline's last ampersand. */
function Headline({ text }: { text: string }) {
  const [, before, after] = /^(.*& )(.+)$/.exec(text) ?? [];
  if (!after) return text;
  return (
    <>
      {before}
      <em className="text-wattle not-italic">{after}</em>
    </>
  );
}

const END = "text-[1.15em] text-text";

/** The lowest and the highest price of the page: `$11,999 to $18,999 AUD`. */
function PriceRange({ prices }: BlockSummary) {
  const priced = byPrice(prices);
  const [lowest] = priced;
  const highest = priced.at(-1);
  if (!lowest || !highest) return null;
  return (
    <p className="mt-3.5 text-mute">
      Starting prices from <Price price={lowest.price} className={END} unit="plain" /> to{" "}
      <Price price={highest.price} className={END} />
    </p>
  );
}

/** The dark opening of a page: breadcrumb, title, introduction, buttons and prices. */
export const hero = defineBlock("hero", {
  load: async ({ claims }) => (claims ? (await loadClaims()).slice(0, 2) : []),
  View: ({ block, data, page, priced }) => (
    <Hero
      forms={[
        block.aside === "cases" && "drawn",
        (block.aside === "conversation" || block.aside === "picture") && "rich",
        block.claims && "home",
        page.blocks[1]?._type === "quote" && "lead",
      ]}
      title={block.claims ? <Headline text={page.title} /> : page.title}
      eyebrow={block.eyebrow}
      intro={page.description}
      background={block.background}
      crumbs={page.showsCrumbs ? page.crumbs : undefined}
      aside={renderAside({ block, page, priced })}
      foot={
        data.length > 0 && (
          <p className="pb-4 text-mute">
            {data.map(({ figure, label }) => `${figure} ${label}`).join(", ")}
          </p>
        )
      }
    >
      {block.buttons?.length ? <Buttons buttons={block.buttons} /> : null}
      {block.priceRange && <PriceRange {...priced} />}
    </Hero>
  ),
});
