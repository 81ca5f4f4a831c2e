import { formatFigure } from "@currawong/schemas/price";
import { expect, test } from "../support/journey.ts";
import { lake, published } from "../support/lake.ts";
import { visit } from "../support/site.ts";

/** Prices that texts name by themselves, each with the articles that name it. */
const NAMED = `*[_type == "service" && defined(startingPrice)]{
  "id": _id,
  "amount": startingPrice.amount,
  "articles": *[_type == "article" && count(
    body[].children[_type == "inlinePrice" && document._ref == ^.^._id && place == "startingPrice" && !defined(plus)]
  ) > 0].slug.current
}[count(articles) > 0]`;

test("after a price has changed, every article that names it has the new figure, as Markdown too", async () => {
  const prices = await published.fetch<{ id: string; amount: number; articles: string[] }[]>(NAMED);
  expect(prices.length).toBeGreaterThan(5);
  const work = lake.transaction();
  // No two alike, and none that any text would name by chance.
  const amountOf = (index: number) => 100_003 + 7 * index;
  for (const [index, { id }] of prices.entries()) {
    work.patch(id, (patch) => patch.set({ "startingPrice.amount": amountOf(index) }));
  }
  await work.commit();
  for (const [index, { articles }] of prices.entries()) {
    for (const slug of articles) {
      for (const path of [`/blog/${slug}`, `/blog/${slug}.md`]) {
        const shows = async () => (await visit(path)).body.includes(formatFigure(amountOf(index)));
        await expect.poll(shows, { message: path }).toBe(true);
      }
    }
  }
});
