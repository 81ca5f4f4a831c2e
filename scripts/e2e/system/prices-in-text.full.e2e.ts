import { formatFigure } from "@currawong/schemas/price";
import { expect, test } from "../support/journey.ts";
import { lake, published } from "../support/lake.ts";
import { visit } from "../support/site.ts";

type Article = { path: string; services: (string | null)[] | null };

/** Every article with the services whose starting price its paragraphs name by itself. */
const ARTICLES = `*[_type == "article"]{
  "path": "/blog/" + slug.current,
  "services": [...body[].children[
    _type == "inlinePrice" && place == "startingPrice" && !defined(plus) && !defined(times)
  ].document._ref]
}`;

test("after every price has changed, each article that names one has the new figure, as Markdown too", async () => {
  const articles = (await published.fetch<Article[]>(ARTICLES)).map(({ path, services }) => ({
    path,
    services: (services ?? []).filter((id) => id !== null),
  }));
  const named = [...new Set(articles.flatMap(({ services }) => services))];
  expect(named.length).toBeGreaterThan(20);
  // No two alike, and none that any text would name by chance.
  const amountOf = (id: string) => 100_003 + 7 * named.indexOf(id);
  const work = lake.transaction();
  for (const id of named) {
    work.patch(id, (patch) => patch.set({ "startingPrice.amount": amountOf(id) }));
  }
  await work.commit();
  for (const { path, services } of articles) {
    for (const address of [path, `${path}.md`]) {
      const missing = async () => {
        const { body } = await visit(address);
        return services.filter((id) => !body.includes(formatFigure(amountOf(id))));
      };
      await expect.poll(missing, { message: address }).toEqual([]);
    }
  }
});
