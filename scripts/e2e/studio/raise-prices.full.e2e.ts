import { priceParts } from "@currawong/schemas/price";
import type { Page } from "@playwright/test";
import { raised } from "../../../studio/src/price-board/model/rounding.ts";
import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { lineOf, openBoard } from "../support/price-board.ts";
import { reconcile, shown, siteAddresses, siteUrl, visitAll } from "../support/site.ts";

/** A price of the board, as its line shows it. */
type Line = { key: string; amount: number };

/**
 * The first fifteen lines in a row that a raise of 5 per cent moves. The sample offers are not among
 * them: search engines read those on every page.
 */
async function fifteen(lines: readonly Line[]): Promise<Line[]> {
  const samples = await lake.fetch<string[]>(
    '*[_type == "siteSettings" && !(_id in path("drafts.**"))][0].offers[].service._ref',
  );
  const moves = ({ key, amount }: Line) =>
    raised(amount, { by: 5, in: "percent", keepEnding: true }) !== amount &&
    !samples.some((id) => key.startsWith(`${id}#`));
  const from = lines.findIndex((_, index) => {
    const some = lines.slice(index, index + 15);
    return some.length === 15 && some.every(moves);
  });
  return lines.slice(from, from + 15);
}

const readLines = (studio: Page) =>
  studio.locator("[data-key]").evaluateAll((all) =>
    all.map((line) => ({
      key: line.getAttribute("data-key") ?? "",
      amount: Number(
        line.querySelector('[data-column="price"]')?.textContent?.replace(/\D/g, "") ?? "",
      ),
    })),
  );

test("fifteen prices raised by 5 per cent in one transaction: 6 clicks; on exactly the pages named; and taken back", async ({
  studio,
}) => {
  const { pages } = await siteAddresses();
  await visitAll(pages);
  const before = await visitAll(pages);
  const transactions: string[] = [];
  const listening = lake
    .listen("*", {}, { includeResult: false })
    .subscribe((event) => event.type === "mutation" && transactions.push(event.transactionId));

  await openBoard(studio);
  // Until the board has read them again, it shows the documents of an earlier visit.
  const unknown = async () => {
    const ids = (await readLines(studio)).map(({ key }) => key.split("#")[0] ?? "");
    const known = await lake.fetch<string[]>("*[_id in $ids]._id", { ids });
    return ids.filter((id) => !known.includes(id));
  };
  await expect.poll(unknown).toEqual([]);
  const chosen = await fifteen(await readLines(studio));
  const [first, last] = [chosen.at(0)?.key ?? "", chosen.at(-1)?.key ?? ""];
  await lineOf(studio, first).getByRole("checkbox").click();
  await lineOf(studio, last)
    .getByRole("checkbox")
    .click({ modifiers: ["Shift"] });
  await expect(studio.getByText("15 prices selected")).toBeVisible();
  await studio.getByRole("textbox", { name: "Change by" }).click();
  await studio.keyboard.type("5");
  await expect(studio.getByText("15 prices will change.")).toBeVisible();
  await studio.keyboard.press("Enter");
  await studio.getByRole("button", { name: "Review and publish" }).click();
  await studio.getByRole("button", { name: "Publish 15 changes" }).click();
  const result = studio.getByRole("dialog");
  await expect(result).toContainText("Visitors see the new prices now");
  await expect.poll(() => transactions.length).toBeGreaterThan(0);
  expect(new Set(transactions).size).toBe(1);

  // The pages named are those that changed: no more, and no fewer.
  await expect.poll(() => reconcile()).toEqual([]);
  const after = await visitAll(pages);
  const changed = pages.filter((path) => {
    const [was, is] = [before.get(path), after.get(path)];
    return was && is && shown(was) !== shown(is);
  });
  const named = await result
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(named.toSorted()).toEqual(changed.map((path) => `${siteUrl()}${path}`).toSorted());
  const figures = chosen.map(({ amount }) =>
    raised(amount, { by: 5, in: "percent", keepEnding: true }),
  );
  const bodies = changed.map((path) => after.get(path)?.body ?? "").join();
  for (const amount of figures) {
    expect(bodies).toContain(priceParts({ amount, unit: "once" }).figure);
  }

  await result.getByRole("button", { name: "Undo" }).click();
  await result.getByRole("button", { name: "Take back" }).click();
  await expect(result).toContainText("what they were before");
  expect(new Set(transactions).size).toBe(2);
  listening.unsubscribe();
  await expect.poll(() => reconcile()).toEqual([]);
  const back = await visitAll(changed);
  for (const path of changed) {
    const [was, is] = [before.get(path), back.get(path)];
    expect(was && is && shown(is), path).toBe(was && shown(was));
  }
});
