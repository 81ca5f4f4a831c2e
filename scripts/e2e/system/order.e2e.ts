import { open } from "../../../studio/tests/studio.ts";
import { expect, STUDIO, test } from "../support/journey.ts";
import { published } from "../support/lake.ts";
import { reconcile, visit } from "../support/site.ts";

type Listed = { _id: string; title: string };

/** The first group of the catalogue that has several services, in its order. */
const LISTED = `*[_type == "serviceGroup" && count(*[_type == "service" && group._ref == ^._id]) > 2]
  | order(order asc, _id asc)[0]{
    title, "services": *[_type == "service" && group._ref == ^._id] | order(order asc, _id asc){ _id, title }
  }`;

test("a service moved by keyboard stands there in the catalogue: 3 clicks", async ({ page }) => {
  const group = await published.fetch<{ title: string; services: Listed[] }>(LISTED);
  const [first, second] = group.services;
  if (!first || !second) throw new Error("No group has services.");
  /** Whether visitors read one before the other. */
  const isBefore = async (one: Listed, other: Listed) => {
    const { body } = await visit("/services");
    const main = body.slice(body.indexOf("<main"));
    const placeOf = ({ title }: Listed) => main.indexOf(`>${title.replaceAll("&", "&amp;")}<`);
    expect(placeOf(one)).toBeGreaterThan(0);
    return placeOf(one) < placeOf(other);
  };
  expect(await isBefore(first, second)).toBe(true);

  await page.goto(`${STUDIO}/structure`);
  const list = page.getByRole("combobox", { name: "What to order" });
  await open(page.getByRole("link", { name: "Order on the site" }), list);
  await list.selectOption(group.title);
  const handle = page.getByRole("button", { name: `Move ${second.title},` });
  const places = page.getByRole("button", { name: /^Move .*, place \d+ of \d+$/ });
  await expect(places.nth(1)).toHaveAccessibleName(new RegExp(`^Move ${second.title}, place 2`));
  const spoken = page.locator("[aria-live]");
  await handle.focus();
  await page.keyboard.press("Space");
  await expect(spoken.filter({ hasText: `Picked up ${second.title}, place 2` })).toHaveCount(1);
  await page.keyboard.press("ArrowUp");
  await expect(spoken.filter({ hasText: `${second.title}: place 1` })).toHaveCount(1);
  await page.keyboard.press("Space");
  await expect(handle).toHaveAccessibleName(new RegExp(`place 1 of ${group.services.length}`));
  await expect(handle).toBeFocused();

  await page.getByRole("button", { name: "Publish order" }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Published:/ })).toBeVisible();
  await expect.poll(() => isBefore(second, first), { timeout: 20_000 }).toBe(true);
  await expect.poll(() => reconcile(), { timeout: 20_000 }).toEqual([]);
});
