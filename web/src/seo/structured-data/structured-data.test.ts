import { expect, it } from "vitest";
import { serialiseGraph } from "./graph.ts";
import { offersAt, offersTogether } from "./service.ts";

it("a graph cannot break out of its script element, and keeps its text", () => {
  const name = '</script><!-- <script>]]>&lt;\u2028\u2029"\\{{%';
  const json = serialiseGraph([{ "@type": "Thing", name }]);
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)["@graph"][0].name).toBe(name);
});

it.each([
  ["once", {}],
  ["100-skus", { unitText: "100 SKUs" }],
])("an offer charged %s has the right unit, and includes GST", (unit, unitText) => {
  const [{ price, priceSpecification } = {}] = offersAt({ amount: 12_999, unit });
  expect(price).toBe("12999");
  expect(priceSpecification).toMatchObject({ price, valueAddedTaxIncluded: true, ...unitText });
});

it("several prices are offered from the lowest to the highest", () => {
  const lines = [300, 900, 100].map((amount) => ({ price: { amount, unit: "once" } }));
  const range = { lowPrice: "100", highPrice: "900", offerCount: 3 };
  expect(offersTogether(lines)).toEqual([expect.objectContaining(range)]);
});
