import { pathOf } from "@currawong/schemas/paths";
import { absolute } from "@/addresses";
import { Rates } from "@/components/rate-card/rate-card";
import { ratesMarkdown } from "@/components/rate-card/rate-card.markdown";
import { Section } from "@/components/section/section";
import type { BlockOf, Place } from "@/model/block";
import { priceLine } from "@/model/price-line";
import { offer } from "@/seo/structured-data/offer";
import { defineBlock } from "../define-block";
import { sectionMarkdown } from "../head";

type Props = { block: BlockOf<"rateCard"> } & Pick<Place, "page">;

/** The services chosen, or else the page's own at its price there. */
function ratesOf({ block, page }: Props) {
  if (block.services?.length) return block.services.map((one) => priceLine(one, pathOf(one)));
  return page.priceLine ? [page.priceLine] : [];
}

/** Names and prices joined by dotted leaders. */
export const rateCard = defineBlock("rateCard", {
  View: (props) => {
    const rates = ratesOf(props);
    const { heading, intro, band } = props.block;
    return rates.length > 0 ? (
      <Section title={heading} intro={intro} band={band} split>
        <Rates rates={rates} large />
      </Section>
    ) : null;
  },
  markdown: (props) => sectionMarkdown(props.block, ratesMarkdown(ratesOf(props))),
  summarise: ({ block, page }) => ({
    prices: ratesOf({ block, page }),
    // What other pages sell is summary there.
    offers:
      !block.services?.length && page.priceLine?.price
        ? [offer(page.priceLine.price, { name: page.priceLine.label, url: absolute(page.path) })]
        : [],
  }),
});
