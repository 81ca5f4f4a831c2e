import fc from "fast-check";
import { expect, it } from "vitest";
import { serialiseGraph } from "./graph.ts";
import { offersAt, offersTogether } from "./service.ts";

const HOSTILE = ["</script>", "<!--", "<script>", "]]>", "\u2028", '"', "\\", "&lt;", "{{", "%"];

const serialise = (name: string) => serialiseGraph([{ "@type": "Thing", name }]);

it("a graph cannot break out of its script element, and keeps its text", () => {
  const part = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom(...HOSTILE));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const text = `x${parts.join("")}`;
      expect(serialise(text)).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(serialise(text))["@graph"][0].name).toBe(text);
    }),
  );
});

it.each([
  ["once", {}],
  ["month", { unitText: "month" }],
  ["article", { unitText: "article" }],
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
