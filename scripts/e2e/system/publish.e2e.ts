import { expect, test } from "../support/journey.ts";
import { PRICED, published, publishPrice } from "../support/lake.ts";
import { reconcile, visit } from "../support/site.ts";

const { id: ID, path: PATH } = PRICED;
/** Pages that show the price: the service's own page, pages with its card, and a quote with it. */
const PAGES_WITH_PRICE = [PATH, "/services", "/ai-services", "/quote?line=hr-automation"];
const OTHER_PAGES = [
  ...["/about", "/services/uber-clone", "/social-media", "/blog"],
  "/quote?line=website-design",
];

test("a new price replaces the old one on every surface, including texts that name it, and re-renders no other page", async () => {
  const slugs = await published.fetch<string[]>(
    `*[_type == "article" && $id in body[].children[
      _type == "inlinePrice" && place == "startingPrice" && !defined(plus) && !defined(times)
    ].document._ref].slug.current`,
    { id: ID },
  );
  const articlePaths = slugs.map((slug) => `/blog/${slug}`);
  expect(articlePaths).not.toEqual([]);
  const pages = [...PAGES_WITH_PRICE, ...articlePaths];
  const surfaces = [...pages, "/menu.json"];
  const all = [...surfaces, `/og${PATH}.png`, "/llms.txt", "/feed.xml", "/sitemap.xml"];
  const bodiesAt = async (amount: number) => {
    const figure = await publishPrice(amount);
    await reconcile();
    const bodies = await Promise.all(all.map(async (path) => (await visit(path)).body));
    return { figure, bodies: new Map(all.map((path, at) => [path, bodies[at] ?? ""])) };
  };
  // Fills every cache with the old price. No other price on the site has these figures.
  const before = await bodiesAt(12_347);
  for (const path of OTHER_PAGES) await visit(path);
  const after = await bodiesAt(12_484);
  for (const path of OTHER_PAGES) expect((await visit(path)).rendered, path).toBe(false);
  for (const [path, body] of after.bodies) {
    expect(body, path).not.toContain(before.figure);
    if (surfaces.includes(path)) expect(body, path).toContain(after.figure);
  }
  expect(after.bodies.get(PATH)).toContain('"price":"12484"');
  const picture = `/og${PATH}.png`;
  expect(after.bodies.get(picture)).not.toBe(before.bodies.get(picture));
});
