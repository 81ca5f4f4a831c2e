import { expect, test } from "../support/journey.ts";
import { lake, newService } from "../support/lake.ts";
import { visit } from "../support/site.ts";
import { go, open } from "../support/studio.ts";

const IDS = ["order-a", "order-b", "order-c"];

test("a service moved by keyboard with 3 keys moves in the catalogue at once", async ({
  studio,
}) => {
  const group = { _id: "serviceGroup-to-order", _type: "serviceGroup", title: "Order group" };
  const slug = { _type: "slug", current: "to-order" };
  const work = lake.transaction().create({ ...group, slug, description: "To order.", order: 99 });
  for (const [at, id] of IDS.entries()) {
    const reference = { _type: "reference", _ref: group._id };
    work.create(await newService(id, { title: id, group: reference, order: (at + 1) * 10 }));
  }
  await work.commit();

  await go(studio, "/structure");
  const list = studio.getByRole("combobox", { name: "What to order" });
  await open(studio.getByRole("link", { name: "Order on the site" }), list);
  await list.selectOption("Order group");
  const row = studio.locator('[data-document="order-b"]');
  const handle = row.getByRole("button", { name: /^Move order-b,/ });
  const announcement = studio.locator("[aria-live]");
  await handle.press("Space");
  await expect(announcement.filter({ hasText: "order-b: place 2 of 3" })).toHaveCount(1);
  // `@dnd-kit` measures the rows and listens for arrow keys in the frame after its announcement.
  await studio.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await studio.keyboard.press("ArrowUp");
  await expect(announcement.filter({ hasText: "order-b: place 1 of 3" })).toHaveCount(1);
  await studio.keyboard.press("Space");
  await expect(studio.getByRole("status").filter({ hasText: /moved|Visitors/i })).toHaveText(
    "order-b: place 1 of 3. Visitors see it now.",
  );
  await expect(handle).toBeFocused();
  const rows = studio.locator("[data-document]");
  const order = () => rows.evaluateAll((all) => all.map((element) => element.dataset.document));
  await expect.poll(order).toEqual(["order-b", "order-a", "order-c"]);
  const catalogue = async () => (await visit("/services")).body.match(/>order-[ab]</g);
  await expect.poll(catalogue).toEqual([">order-b<", ">order-a<"]);
});
