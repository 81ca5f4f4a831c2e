import { priceParts } from "@currawong/schemas/price";
import { expect, test } from "@playwright/test";
import { lake, published } from "../support/lake.ts";
import { reconcile, visit } from "../support/site.ts";

const MENU = "/menu.json";
const OTHER = "/about";

test("a new price reaches the menu of every page, and makes no page with the menu anew", async () => {
  const id = "service-hr-automation";
  const price = await published.fetch<{ amount: number; unit: "once" }>(
    "*[_id == $id][0].startingPrice{ amount, unit }",
    { id },
  );
  const { figure } = priceParts({ ...price, amount: price.amount + 113, from: false });
  await visit(OTHER);
  await visit(MENU);
  expect((await visit(MENU)).rendered).toBe(false);
  await lake
    .patch(id)
    .set({ "startingPrice.amount": price.amount + 113 })
    .commit();
  try {
    const shown = async () => (await visit(MENU)).body.includes(figure);
    await expect.poll(shown, { timeout: 15_000, intervals: [50] }).toBe(true);
    expect((await visit(OTHER)).rendered).toBe(false);
  } finally {
    await lake.patch(id).set({ "startingPrice.amount": price.amount }).commit();
    await reconcile();
  }
});

test("the menu counts the services there are", async () => {
  const count = () => published.fetch<number>('count(*[_type == "service"])');
  const shownCount = async () => JSON.parse((await visit(MENU)).body).services;
  expect(await shownCount()).toBe(await count());
  const { _rev, _createdAt, _updatedAt, ...model } =
    (await lake.getDocument("service-hr-automation")) ?? {};
  const slug = { _type: "slug", current: "counted-by-the-menu" };
  await lake.create({ ...model, _type: "service", _id: "service-counted-by-the-menu", slug });
  try {
    await expect.poll(shownCount, { timeout: 15_000, intervals: [50] }).toBe(await count());
  } finally {
    await lake.delete("service-counted-by-the-menu");
    await reconcile();
  }
});
