import { formatFigure } from "@currawong/schemas/price";
import { expect, test } from "../support/journey.ts";
import { lake, PRICED, published, publishedPrice, publishPrice } from "../support/lake.ts";
import { reconcile, shows, visit } from "../support/site.ts";
import {
  amountIn,
  fill,
  openBoard,
  openDocument,
  publish,
  publishBoard,
  showTab,
} from "../support/studio.ts";

const { id: ID, path: PATH } = PRICED;
const AMOUNT = 4_637;
const ON_BOARD = 4_751;
/** Pages that show the price: the service's own page, pages with its card, and a quote with it. */
const PAGES_WITH_PRICE = [PATH, "/services", "/ai-services", "/quote?line=hr-automation"];
const OTHER_PAGES = [
  ...["/about", "/services/uber-clone", "/social-media", "/blog"],
  "/quote?line=website-design",
];

test("a price published in the Studio reaches its pages and re-renders no other page", async ({
  studio,
}) => {
  // Renders anything published before this test.
  for (const path of [...PAGES_WITH_PRICE, ...OTHER_PAGES]) await visit(path);
  await openDocument(studio, ID, "service");
  await showTab(studio, "Price");
  await fill(studio, "startingPrice.amount", String(AMOUNT));
  const draft = () => lake.getDocument(`drafts.${ID}`);
  await expect.poll(async () => (await draft())?.startingPrice.amount).toBe(AMOUNT);
  await publish(studio, async () => (await publishedPrice()) === AMOUNT);
  const figure = formatFigure(AMOUNT);
  for (const path of PAGES_WITH_PRICE) await shows(path, figure);
  for (const path of OTHER_PAGES) {
    const { body, rendered } = await visit(path);
    expect(body, path).not.toContain(figure);
    expect(rendered, path).toBe(false);
  }
});

test("a price is changed on the board in 5 clicks, shown on its page, and undone in 2", async ({
  studio,
}) => {
  const before = await publishedPrice();
  await openBoard(studio);
  await amountIn(studio, `${ID}#startingPrice`).click();
  await studio.keyboard.type(String(ON_BOARD));
  await studio.keyboard.press("Enter");
  await publishBoard(studio, "Publish 1 change");
  const result = studio.getByRole("dialog");
  await expect(result.locator(`[data-path="${PATH}"]`)).toBeAttached();
  await shows(PATH, formatFigure(ON_BOARD));
  await result.getByRole("button", { name: "Undo" }).click();
  await result.getByRole("button", { name: "Undo publication" }).click();
  await expect(result).toContainText("what they were before");
  expect(await publishedPrice()).toBe(before);
  await shows(PATH, formatFigure(before));
});

test("a new price replaces the old one on every surface, including texts that name it", async () => {
  const slugs = await published.fetch<string[]>(
    `*[_type == "article" && $id in body[].children[
      _type == "inlinePrice" && place == "startingPrice" && !defined(plus) && !defined(times)
    ].document._ref].slug.current`,
    { id: ID },
  );
  const articlePaths = slugs.map((slug) => `/blog/${slug}`);
  expect(articlePaths).not.toEqual([]);
  const pages = [...PAGES_WITH_PRICE, ...articlePaths];
  const surfaces = [...pages, ...pages.map((path) => `${path}.md`), "/llms.txt", "/menu.json"];
  const all = [...surfaces, `/og${PATH}.png`, "/feed.xml", "/sitemap.xml"];
  const bodiesAt = async (amount: number) => {
    const figure = await publishPrice(amount);
    await reconcile();
    const bodies = await Promise.all(all.map(async (path) => (await visit(path)).body));
    return { figure, bodies: new Map(all.map((path, at) => [path, bodies[at] ?? ""])) };
  };
  // Fills every cache with the old price. No other price on the site has these figures.
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
