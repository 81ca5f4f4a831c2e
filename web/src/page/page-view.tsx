import type { Price } from "@currawong/schemas/price";
import { type PageBlock, preparedBlocks } from "@/blocks/prepare";
import { each } from "@/components/each/each";
import { OfferBar } from "@/components/offer-bar/offer-bar";
import { PageShell } from "@/components/page-shell/page-shell";
import type { Page } from "@/model/page";
import { StructuredData } from "@/page/structured-data";

/** The cheapest of what the blocks sell. */
function cheapest(blocks: readonly PageBlock[]): Price | null {
  const prices = blocks.flatMap(({ announced }) =>
    (announced.rates ?? []).map((rate) => rate.price),
  );
  const amounts = prices.filter((price) => price !== null).sort((a, b) => a.amount - b.amount);
  return amounts[0] ? { ...amounts[0], from: true } : null;
}

/** A page as HTML: its blocks between header and footer. */
export async function PageView({ page }: { page: Page }) {
  const blocks = await preparedBlocks(page);
  const { offer } = page;
  const formAt = page.blocks.findIndex(({ _type }) => _type === "form");
  return (
    <PageShell
      path={page.path}
      section={page.crumbs.at(1)?.href}
      structuredData={await StructuredData({ page, blocks })}
    >
      {offer && formAt > 0 ? (
        <>
          {blocks[0]?.view()}
          <div>
            {each(blocks.slice(1, formAt), ({ view }) => view())}
            <OfferBar {...offer} price={offer.price ?? cheapest(blocks)} />
          </div>
          {each(blocks.slice(formAt), ({ view }) => view())}
        </>
      ) : (
        each(blocks, ({ view }) => view())
      )}
    </PageShell>
  );
}
