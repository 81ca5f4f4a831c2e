import { formatFigure } from "@currawong/schemas/price";
import { expect, test } from "../support/journey.ts";
import { PRICED, published } from "../support/lake.ts";
import { visit } from "../support/site.ts";
import { amountIn, openBoard } from "../support/studio.ts";

const { id: ID, path: PATH } = PRICED;
const AMOUNT = 4_751;

test("a price changed on the board is seen on its page, and undone: 5 clicks, and 2", async ({
  studio,
}) => {
  const price = () => published.fetch<number>("*[_id == $id][0].startingPrice.amount", { id: ID });
  const before = await price();
  await openBoard(studio);
  await amountIn(studio, `${ID}#startingPrice`).click();
  await studio.keyboard.type(String(AMOUNT));
  await studio.keyboard.press("Enter");
  await studio.getByRole("button", { name: "Review and publish" }).click();
  await studio.getByRole("button", { name: "Publish 1 change" }).click();
  const result = studio.getByRole("dialog");
  await expect(result).toContainText("Visitors see the new prices now");
  await expect(result.locator(`[data-path="${PATH}"]`)).toBeAttached();
  const shows = (figure: string) =>
    expect
      .poll(async () => (await visit(PATH)).body, { timeout: 15_000, intervals: [50] })
      .toContain(figure);
  await shows(formatFigure(AMOUNT));
  await result.getByRole("button", { name: "Undo" }).click();
  await result.getByRole("button", { name: "Undo publication" }).click();
  await expect(result).toContainText("what they were before");
  expect(await price()).toBe(before);
  await shows(formatFigure(before));
});
