import type { Page } from "@playwright/test";
import { newService } from "../support/documents.ts";
import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { visit } from "../support/site.ts";
import { go, open } from "../support/studio.ts";

const GROUP = "serviceGroup-to-order";
const IDS = ["order-a", "order-b", "order-c", "order-d"] as const;

test.beforeEach(async () => {
  const group = { _type: "reference", _ref: GROUP };
  const work = lake.transaction().create({
    _id: GROUP,
    _type: "serviceGroup",
    title: "Order group",
    slug: { _type: "slug", current: "to-order" },
    description: "Services whose order is changed.",
    order: 99,
  });
  for (const [at, id] of IDS.entries()) {
    work.create(await newService(id, { title: id, group, order: (at + 1) * 10 }));
  }
  work.create(await newService("drafts.order-d", { title: "Being written", group, order: 40 }));
  await work.commit();
});

/** Shows the list in the tool, and returns what to expect of it. */
async function openList(studio: Page) {
  await go(studio, "/structure");
  const list = studio.getByRole("combobox", { name: "What to order" });
  await open(studio.getByRole("link", { name: "Order on the site" }), list);
  await list.selectOption("Order group");
  const rows = () =>
    studio
      .locator("[data-document]")
      .evaluateAll((all) => all.map((row) => row.getAttribute("data-document")));
  const shows = (...ids: string[]) => expect.poll(rows).toEqual(ids);
  await shows(...IDS);
  return shows;
}

const buttonOf = (studio: Page, id: string, name: RegExp) =>
  studio.locator(`[data-document="${id}"]`).getByRole("button", { name });
const statusOf = (studio: Page) =>
  studio.getByRole("status").filter({ hasText: /moved|Visitors/i });

test("a service moved by keyboard stands there in the catalogue at once: 3 keys", async ({
  studio,
}) => {
  const shows = await openList(studio);
  const handle = buttonOf(studio, "order-b", /^Move order-b,/);
  const announced = studio.locator("[aria-live]");
  await handle.press("Space");
  await expect(announced.filter({ hasText: "order-b: place 2 of 4" })).toHaveCount(1);
  await studio.keyboard.press("ArrowUp");
  await expect(announced.filter({ hasText: "order-b: place 1 of 4" })).toHaveCount(1);
  await studio.keyboard.press("Space");
  await expect(statusOf(studio)).toHaveText("order-b: place 1 of 4. Visitors see it now.");
  await expect(handle).toHaveAccessibleName(/place 1 of 4/);
  await expect(handle).toBeFocused();
  await shows("order-b", "order-a", "order-c", "order-d");
  const catalogue = async () => (await visit("/services")).body.match(/>order-[ab]</g);
  await expect.poll(catalogue).toEqual([">order-b<", ">order-a<"]);
});

test("a service is dragged, its draft follows, and the move is undone; what others move is seen first", async ({
  studio,
}) => {
  const shows = await openList(studio);

  // With the pointer: the last one to the place of the second.
  const [from, to] = [
    await buttonOf(studio, "order-d", /^Move Being written,/).boundingBox(),
    await buttonOf(studio, "order-b", /^Move/).boundingBox(),
  ];
  if (!from || !to) throw new Error("A handle has no place on the screen.");
  const middle = from.x + from.width / 2;
  await studio.mouse.move(middle, from.y + from.height / 2);
  await studio.mouse.down();
  await studio.mouse.move(middle, from.y, { steps: 3 });
  await studio.mouse.move(middle, to.y + to.height / 4, { steps: 8 });
  await expect(studio.getByText("Being written: place 2 of 4.", { exact: true })).toHaveCount(1);
  await studio.mouse.up();
  await shows("order-a", "order-d", "order-b", "order-c");
  await expect(statusOf(studio)).toContainText("Visitors see it now.");
  // One document changes, in both its versions at once; what its draft says else stays a draft.
  const [live, written] = await lake.getDocuments(["order-d", "drafts.order-d"]);
  expect(live).toMatchObject({ order: 15 });
  expect(written).toMatchObject({ _rev: live?._rev, order: 15, title: "Being written" });

  await studio.getByRole("button", { name: "Undo last move" }).click();
  await shows(...IDS);
  await lake.patch("order-c").set({ order: 5 }).commit();
  await shows("order-c", "order-a", "order-b", "order-d");
});
