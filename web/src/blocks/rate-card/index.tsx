import { pathOf } from "@currawong/schemas/paths";
import { absolute } from "@/addresses";
import { Rates } from "@/components/rate-card/rate-card";
import { ratesMarkdown } from "@/components/rate-card/rate-card.markdown";
import { Section } from "@/components/section/section";
import type { BlockOf, Place } from "@/model/block";
import { offer } from "@/seo/structured-data/offer";
import { defineBlock } from "../define-block";
import { sectionMarkdown } from "../head";

type Props = { block: BlockOf<"rateCard"> } & Pick<Place, "page">;

/** The services chosen, or else the page's own at its price there. */
function ratesOf({ block, page }: Props) {
  if (!block.services?.length) return page.rate ? [page.rate] : [];
  return block.services.map((service) => ({
    key: service._id,
    label: service.title,
    href: pathOf(service),
    price: service.price,
    scope: service.priceIncludes,
  }));
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
  announce: ({ block, page }) => ({
    rates: ratesOf({ block, page }),
    // What other pages sell is announced there.
    offers:
      !block.services?.length && page.rate?.price
        ? [offer(page.rate.price, { name: page.rate.label, url: absolute(page.path) })]
        : [],
  }),
});
