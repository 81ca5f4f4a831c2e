import { newService } from "../support/documents.ts";
import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { lineOf, openBoard } from "../support/price-board.ts";

const IDS = ["raise-a", "raise-b", "raise-c"];

test("prices selected on the board are raised by 5 per cent in one transaction: 6 clicks; and undone", async ({
  studio,
}) => {
  const work = lake.transaction();
  for (const [index, id] of IDS.entries()) {
    const startingPrice = { _type: "price", amount: 1999, unit: "once" };
    // The first of their group, next to each other.
    work.create(await newService(id, { title: id, startingPrice, order: index - IDS.length }));
  }
  await work.commit();
  const stored = async () => {
    const documents = await lake.getDocuments(IDS);
    const transactions = new Set(documents.map((document) => document?._rev)).size;
    return { transactions, amounts: documents.map((one) => one?.startingPrice.amount) };
  };

  await openBoard(studio);
  const boxOf = (id: string) =>
    lineOf(studio, `${id}#startingPrice`).getByRole("checkbox", { name: /^Select / });
  await boxOf("raise-a").click();
  await boxOf("raise-c").click({ modifiers: ["Shift"] });
  await expect(studio.getByText("3 prices selected")).toBeVisible();
  await studio.getByRole("textbox", { name: "Change by" }).click();
  await studio.keyboard.type("5");
  await expect(studio.getByText("3 prices will change.")).toBeVisible();
  await studio.keyboard.press("Enter");
  await studio.getByRole("button", { name: "Review and publish" }).click();
  await studio.getByRole("button", { name: "Publish 3 changes" }).click();
  const result = studio.getByRole("dialog");
  await expect(result).toContainText("Visitors see the new prices now");
  expect(await stored()).toEqual({ transactions: 1, amounts: [2099, 2099, 2099] });

  await result.getByRole("button", { name: "Undo" }).click();
  await result.getByRole("button", { name: "Undo publication" }).click();
  await expect(result).toContainText("what they were before");
  expect(await stored()).toEqual({ transactions: 1, amounts: [1999, 1999, 1999] });
});
