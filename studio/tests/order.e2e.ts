import type { Page } from "@playwright/test";
import { chatbotGroup, expect, serviceDocument, test } from "./studio.ts";

const GROUP = { ...chatbotGroup, _id: "order-group", title: "Order group" };
const IDS = ["order-a", "order-b", "order-c", "order-d"] as const;

/** Another editor, or the test itself, gives each its number anew. */
const numbered = (id: string, order: number) => ({
  ...serviceDocument(id, id, 900),
  group: { _type: "reference", _ref: GROUP._id },
  order,
});

const rowsOf = (page: Page) =>
  page
    .locator("[data-document]")
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-document")));
const buttonOf = (page: Page, id: string, name: RegExp) =>
  page.locator(`[data-document="${id}"]`).getByRole("button", { name });

test("a list is dragged, published in one transaction with its drafts, and taken back; nobody is overwritten", async ({
  page,
  servers,
}) => {
  const { client, studioUrl } = servers;
  const work = client.transaction().createOrReplace(GROUP);
  for (const [at, id] of IDS.entries()) work.createOrReplace(numbered(id, (at + 1) * 10));
  const draft = { ...numbered("order-d", 40), _id: "drafts.order-d", title: "Being written" };
  await work.createOrReplace(draft).commit();
  const numbers = async () => {
    const found = await client.getDocuments<{ order: number }>([...IDS, "drafts.order-d"]);
    return found.map((document) => document?.order);
  };
  const publish = page.getByRole("button", { name: "Publish order" });
  const status = page.getByRole("status").filter({ hasText: /^(?:Not published yet|Published):/ });
  const shows = (...ids: string[]) => expect.poll(() => rowsOf(page)).toEqual(ids);

  await page.goto(`${studioUrl}/structure/order`);
  await page.getByRole("combobox", { name: "What to order" }).selectOption("Order group");
  await shows(...IDS);
  await expect(publish).toBeDisabled();

  // With the pointer: the last one to the place of the second.
  const [from, to] = [
    await buttonOf(page, "order-d", /^Move Being written,/).boundingBox(),
    await buttonOf(page, "order-b", /^Move/).boundingBox(),
  ];
  if (!from || !to) throw new Error("A handle has no place on the screen.");
  const middle = from.x + from.width / 2;
  await page.mouse.move(middle, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(middle, from.y, { steps: 3 });
  await page.mouse.move(middle, to.y + to.height / 4, { steps: 8 });
  await expect(page.getByText("Being written: place 2 of 4.", { exact: true })).toHaveCount(1);
  await page.mouse.up();
  await shows("order-a", "order-d", "order-b", "order-c");
  await expect(status).toHaveText("Not published yet: 1 place to change.");

  // Another editor moves something meanwhile: both stand until somebody has chosen.
  await client.patch("order-c").set({ order: 5 }).commit();
  const clash = page.getByRole("alert").filter({ hasText: "Somebody changed this order" });
  await expect(clash).toBeVisible();
  await expect(publish).toBeDisabled();
  await clash.getByRole("button", { name: "Take theirs" }).click();
  await shows("order-c", "order-a", "order-b", "order-d");

  await buttonOf(page, "order-d", /one up$/).click();
  await shows("order-c", "order-a", "order-d", "order-b");
  await buttonOf(page, "order-d", /one up$/).click();
  await shows("order-c", "order-d", "order-a", "order-b");
  await publish.click();
  await expect(status).toHaveText("Published: visitors see this order now.");
  // One document changes, in both its versions at once; what its draft says else stays a draft.
  expect(await numbers()).toEqual([10, 20, 5, 7, 7]);
  const [live, written] = await client.getDocuments(["order-d", "drafts.order-d"]);
  expect(written).toMatchObject({ _rev: live?._rev, title: "Being written" });

  await page.getByRole("button", { name: "Undo last move" }).click();
  await shows("order-c", "order-a", "order-d", "order-b");
  await publish.click();
  await expect(status).toHaveText("Published: visitors see this order now.");
  await shows("order-c", "order-a", "order-d", "order-b");
  await page.reload();
  await shows("order-c", "order-a", "order-d", "order-b");
});
