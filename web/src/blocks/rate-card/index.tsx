import { pathOf } from "@currawong/schemas/paths";
import { absolute } from "@/addresses";
import { Rates } from "@/components/rate-card/rate-card";
import type { BlockOf } from "@/model/block";
import type { BlockContext } from "@/model/block-props";
import { priceLine } from "@/model/price-line";
import { offersAt } from "@/seo/structured-data/service";
import { defineBlock } from "../define-block";

type Props = { block: BlockOf<"rateCard"> } & Pick<BlockContext, "page">;

/** The selected services, or else the page's own service at its price on this page. */
function linesOf({ block, page }: Props) {
  if (block.services?.length) return block.services.map((item) => priceLine(item, pathOf(item)));
  return page.priceLine ? [page.priceLine] : [];
}

/** Names and prices joined by dotted leaders. */
export const rateCard = defineBlock("rateCard", {
  section: "split",
  list: linesOf,
  View: (props) => <Rates rates={linesOf(props)} large />,
  summarise: ({ block, page }) => ({
    prices: linesOf({ block, page }),
    // Offers of other pages are in those pages’ structured data.
    offers:
      !block.services?.length && page.priceLine?.price
        ? offersAt(page.priceLine.price, { name: page.priceLine.label, url: absolute(page.path) })
        : [],
  }),
});
