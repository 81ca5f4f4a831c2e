import { formatFigure } from "@currawong/schemas/price";
import { PRICED_TYPES, pricesOf } from "@currawong/schemas/price-fields";
import { amountAt, type QuotablePrices, quotedFigure } from "@currawong/schemas/quoted-price";
import { expect, test } from "../support/journey.ts";
import { lake, published } from "../support/lake.ts";
import { reconcile, shown, siteAddresses, visitAll } from "../support/site.ts";

type Priced = QuotablePrices & { _id: string; _type: string };
type Term = { id: string; place: string; times: number | null };
type Named = Term & { plus: Term[] | null };
type Article = { path: string; ownFigures: number[] | null; named: (Named | null)[] };

const TERM = `"id": document._ref, place, times`;
const NAMED = `children[_type == "inlinePrice"]{ ${TERM}, plus[]{ ${TERM} } }`;

/** Every article with all the prices its text names, in paragraphs and in tables. */
const ARTICLES = `*[_type == "article"]{
  "path": "/blog/" + slug.current,
  ownFigures,
  "named": [...body[].${NAMED}, ...body[].rows[].cells[].${NAMED}]
}`;

async function articles() {
  const found = await published.fetch<Article[]>(ARTICLES);
  return found.map(({ path, ownFigures, named }) => ({
    path,
    own: ownFigures ?? [],
    named: named.filter((price) => price !== null),
  }));
}

/** Every document that may hold a price, by id. */
async function pricedDocuments(): Promise<ReadonlyMap<string, Priced>> {
  const query = "*[_type in $types]";
  const found = await published.fetch<Priced[]>(query, { types: [...PRICED_TYPES.keys()] });
  return new Map(found.map((document) => [document._id, document]));
}

type Documents = Awaited<ReturnType<typeof pricedDocuments>>;

/** The figure that a text reads for a price it names. */
function figureOf({ plus, ...first }: Named, documents: Documents): string {
  const withPrices = (term: Term) => ({ ...term, prices: documents.get(term.id) });
  return quotedFigure({ ...withPrices(first), plus: plus?.map(withPrices) });
}

/** What every page tells search engines of the agency: a fact of its own, no price of a document. */
const PRICE_RANGE = /"priceRange":"[^"]*"/g;

/** Whether an answer names an amount, as words or, to search engines, as data. */
const says = (body: string, figure: string) =>
  new RegExp(`\\${figure}(?!\\d|,\\d)|"price":"?${figure.replace(/\D/g, "")}\\b`).test(
    body.replace(PRICE_RANGE, ""),
  );

/** Where cards of articles are read besides the articles themselves. */
const LISTS = ["/blog", "/blog/page/2", "/blog/page/3", "/feed.xml"];

test("after every price has changed, no article shows an old figure anywhere, and each the new ones", async () => {
  test.setTimeout(120_000);
  const all = await articles();
  const before = await pricedDocuments();
  const work = lake.transaction();
  const prices = [...before.values()].flatMap((document) =>
    pricesOf(document)
      .filter(({ quotedIn }) => !quotedIn)
      .map(({ path }) => ({ id: document._id, path })),
  );
  // No two alike, and none that any text would name by chance.
  for (const [index, { id, path }] of prices.entries()) {
    work.patch(id, (patch) => patch.set({ [`${path}.amount`]: 100_003 + 7 * index }));
  }
  await work.commit();
  await reconcile();
  const after = await pricedDocuments();

  const answers = await visitAll(all.flatMap(({ path }) => [path, `${path}.md`]));
  for (const { path, own, named } of all) {
    const terms = named.flatMap(({ plus, ...first }) => [first, ...(plus ?? [])]);
    const stale = [
      ...named.map((price) => figureOf(price, before)),
      ...terms.flatMap(({ id, place }) => {
        const old = amountAt(before.get(id) ?? {}, place);
        return old === undefined || own.includes(old) ? [] : formatFigure(old);
      }),
    ];
    for (const address of [path, `${path}.md`]) {
      const { status, body } = answers.get(address) ?? { status: 0, body: "" };
      expect(status, address).toBe(200);
      expect(
        stale.filter((figure) => says(body, figure)),
        address,
      ).toEqual([]);
      const fresh = named.map((price) => figureOf(price, after));
      expect(
        fresh.filter((figure) => !says(body, figure)),
        address,
      ).toEqual([]);
    }
  }
  expect(all.flatMap(({ named }) => named).length).toBeGreaterThan(100);

  for (const [path, { status, body }] of await visitAll(LISTS)) {
    expect(status, path).toBe(200);
    const old = all.flatMap(({ named }) => named.map((price) => figureOf(price, before)));
    expect(
      [...new Set(old)].filter((figure) => says(body, figure)),
      path,
    ).toEqual([]);
  }
});

test("a price changes the articles that name it and no other", async () => {
  const { pages } = await siteAddresses();
  const all = await articles();
  const prices = all.flatMap(({ named }) => named);
  const inSet = prices.find(({ place, plus }) => place.startsWith("packages") && !plus?.length);
  if (!inSet) throw new Error("No article names the price of a package.");
  await reconcile();
  await visitAll(pages);
  const before = await visitAll(pages);
  await lake
    .patch(inSet.id)
    .set({ [`${inSet.place}.amount`]: 123_457 })
    .commit();
  await expect.poll(() => reconcile(), { timeout: 20_000 }).toEqual([]);
  const after = await visitAll(pages);

  const rendered = pages.filter((path) => after.get(path)?.rendered);
  const changed = pages.filter((path) => {
    const [was, is] = [before.get(path), after.get(path)];
    return was && is && shown(was) !== shown(is);
  });
  expect(rendered).toEqual(changed);
  const naming = all.filter(({ named }) =>
    named
      .flatMap(({ plus, ...first }) => [first, ...(plus ?? [])])
      .some(({ id, place }) => id === inSet.id && place === inSet.place),
  );
  expect(changed.filter((path) => path.startsWith("/blog/"))).toEqual(
    naming.map(({ path }) => path).toSorted(),
  );
});
