import { formatFigure } from "@currawong/schemas/price";
import { expect, test } from "../support/journey.ts";
import { lake, PRICED, published, publishPrice } from "../support/lake.ts";
import { reconcile, visit } from "../support/site.ts";
import { fill, openDocument, publish, showTab } from "../support/studio.ts";

const { id: ID, path: PATH } = PRICED;
const AMOUNT = 4_637;
/** Pages that show the price, by its service's own page or by its card. */
const SHOWING = [PATH, "/services", "/ai-services"];
const OTHERS = ["/about", "/services/uber-clone", "/social-media", "/blog"];

test("a price published in the Studio is what the next visitor sees, and renders no page without it", async ({
  studio,
}) => {
  // Whatever was published before has been rendered.
  for (const path of [...SHOWING, ...OTHERS]) await visit(path);
  await openDocument(studio, ID, "service");
  await showTab(studio, "Price");
  await fill(studio, "startingPrice.amount", String(AMOUNT));
  const draft = () => lake.getDocument(`drafts.${ID}`);
  await expect.poll(async () => (await draft())?.startingPrice.amount).toBe(AMOUNT);
  await publish(studio, async () => {
    const amount = await published.fetch("*[_id == $id][0].startingPrice.amount", { id: ID });
    return amount === AMOUNT;
  });

  // Sooner than the site would ask by itself, every twenty seconds: the webhook told it.
  const figure = formatFigure(AMOUNT);
  for (const path of SHOWING) {
    const isFresh = async () => (await visit(path)).body.includes(figure);
    await expect.poll(isFresh, { timeout: 15_000, intervals: [50] }).toBe(true);
  }
  for (const path of OTHERS) {
    const { body, rendered } = await visit(path);
    expect(body, path).not.toContain(figure);
    expect(rendered, path).toBe(false);
  }
});

test("a new price reaches every surface, texts that name it too, and the old one leaves them all", async () => {
  const slugs = await published.fetch<string[]>(
    `*[_type == "article" && $id in body[].children[
      _type == "inlinePrice" && place == "startingPrice" && !defined(plus) && !defined(times)
    ].document._ref].slug.current`,
    { id: ID },
  );
  const naming = slugs.map((slug) => `/blog/${slug}`);
  expect(naming).not.toEqual([]);
  const pages = [...SHOWING, ...naming];
  const surfaces = [...pages, ...pages.map((path) => `${path}.md`), "/llms.txt", "/menu.json"];
  const all = [...surfaces, `/og${PATH}.png`, "/feed.xml", "/sitemap.xml"];
  const bodiesAt = async (amount: number) => {
    const figure = await publishPrice(amount);
    await reconcile();
    const bodies = await Promise.all(all.map(async (path) => (await visit(path)).body));
    return { figure, bodies: new Map(all.map((path, at) => [path, bodies[at] ?? ""])) };
  };
  // Fills every cache with the price that has to go. No other price of the site has these figures.
  const before = await bodiesAt(12_347);
  const after = await bodiesAt(12_484);
  for (const [path, body] of after.bodies) {
    expect(body, path).not.toContain(before.figure);
    if (surfaces.includes(path)) expect(body, path).toContain(after.figure);
  }
  expect(after.bodies.get(PATH)).toContain('"price":"12484"');
  const picture = `/og${PATH}.png`;
  expect(after.bodies.get(picture)).not.toBe(before.bodies.get(picture));
});
