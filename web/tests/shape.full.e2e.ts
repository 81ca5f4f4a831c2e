import { expect, test } from "@playwright/test";
import { PAGES } from "../../scripts/content-check/routes.data.ts";

/** How high pages are at most, in CSS pixels: what they say stands on no other page. */
const HEIGHTS: readonly (readonly [path: string, width: number, height: number])[] = [
  ["/services", 1440, 9_100],
  ["/services", 768, 9_000],
  ["/hire-resources", 768, 9_000],
  ["/services/uber-clone", 1440, 5_400],
  ["/portfolio", 390, 4_800],
  ["/contact", 1440, 2_700],
];

for (const [path, width, height] of HEIGHTS) {
  test(`${path} is at most ${height} px high at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      height,
    );
  });
}

test("all prices of a list end on one edge, and no list shows a picture twice", async ({
  page,
}) => {
  test.setTimeout(300_000);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of PAGES) {
      await page.goto(path);
      const faults = await page.evaluate(() => {
        const lists = [...document.querySelectorAll("main :is(ul, [role=group])")];
        const visible = (element: Element) => element.checkVisibility();
        return lists.flatMap((list) => {
          // A list may have columns: each has its edge.
          const edges = new Map<number, Set<number>>();
          for (const row of list.children) {
            const price = row.querySelector(":scope > .price");
            if (!row.matches("li") || !price || !visible(price)) continue;
            const left = Math.round(row.getBoundingClientRect().left);
            const column = edges.get(left) ?? new Set();
            edges.set(left, column.add(Math.round(price.getBoundingClientRect().right)));
          }
          const ragged = [...edges.values()].filter((column) => column.size > 1);
          const pictures = [...list.querySelectorAll("img")].filter(visible).map(({ src }) => src);
          return [
            ...ragged.map((column) => `prices end at ${[...column].join(", ")}`),
            ...(new Set(pictures).size < pictures.length ? ["a picture twice"] : []),
          ];
        });
      });
      expect.soft(faults, `${path} at ${width} px`).toEqual([]);
    }
  }
});
