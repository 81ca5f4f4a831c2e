import { formatFigure } from "@currawong/schemas/price";
import { expect, test } from "../support/journey.ts";
import { lake, published } from "../support/lake.ts";
import { visit } from "../support/site.ts";
import { fill, openDocument, publish, showTab } from "../support/studio.ts";

const ID = "service-hr-automation";
const AMOUNT = 4_637;
/** Pages that show the price, by its service's own page or by its card. */
const SHOWING = ["/services/hr-automation", "/services", "/ai-services"];
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
