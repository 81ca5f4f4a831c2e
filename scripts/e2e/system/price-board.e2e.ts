import { formatFigure } from "@currawong/schemas/price";
import { expect, test } from "../support/journey.ts";
import { PRICED, publishedPrice } from "../support/lake.ts";
import { shows } from "../support/site.ts";
import { amountIn, openBoard } from "../support/studio.ts";

const { id: ID, path: PATH } = PRICED;
const AMOUNT = 4_751;

test("a price is changed on the board in 5 clicks, shown on its page, and undone in 2", async ({
  studio,
}) => {
  const before = await publishedPrice();
  await openBoard(studio);
  await amountIn(studio, `${ID}#startingPrice`).click();
  await studio.keyboard.type(String(AMOUNT));
  await studio.keyboard.press("Enter");
  await studio.getByRole("button", { name: "Review and publish" }).click();
  await studio.getByRole("button", { name: "Publish 1 change" }).click();
  const result = studio.getByRole("dialog");
  await expect(result).toContainText("Visitors see the new prices now");
  await expect(result.locator(`[data-path="${PATH}"]`)).toBeAttached();
  await shows(PATH, formatFigure(AMOUNT));
  await result.getByRole("button", { name: "Undo" }).click();
  await result.getByRole("button", { name: "Undo publication" }).click();
  await expect(result).toContainText("what they were before");
  expect(await publishedPrice()).toBe(before);
  await shows(PATH, formatFigure(before));
});
