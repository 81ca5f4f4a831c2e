import { formatFigure } from "@currawong/schemas/price";
import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { visit } from "../support/site.ts";

const MENU = "/menu.json";
const OTHER = "/about";
const AMOUNT = 4_613;

test("a new price reaches the menu of every page, and makes no page with the menu anew", async () => {
  await visit(OTHER);
  await visit(MENU);
  expect((await visit(MENU)).rendered).toBe(false);
  await lake.patch("service-hr-automation").set({ "startingPrice.amount": AMOUNT }).commit();
  const shown = async () => (await visit(MENU)).body.includes(formatFigure(AMOUNT));
  await expect.poll(shown, { timeout: 15_000, intervals: [50] }).toBe(true);
  expect((await visit(OTHER)).rendered).toBe(false);
});
