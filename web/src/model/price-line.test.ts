import { expect, it } from "vitest";
import { cheapest, describeScope, type PriceLine, priceLine } from "./price-line.ts";
import { ownRating } from "./rating.ts";

const price = (amount: number) => ({ amount, unit: "once" });

it("makes a line of a service, whose id is its key on a quote, and of anything else", () => {
  const service = { _id: "s", _type: "service", title: "A", price: price(5), slug: "a" };
  expect(priceLine({ ...service, priceIncludes: "one channel" }, "/a")).toEqual({
    ...{ key: "s", label: "A", href: "/a", line: "s" },
    ...{ price: price(5), scope: "one channel" },
  });
  const role = { ...service, _type: "role" };
  expect(priceLine(role)).toMatchObject({ href: null, line: null, scope: undefined });
  expect(priceLine({ ...service, line: "a.home" }).line).toBe("a.home");
  expect(priceLine({ ...service, platforms: ["TikTok"] }).platforms).toEqual(["TikTok"]);
  expect(priceLine(service)).not.toHaveProperty("platforms");
  // The item of a list comes before the document it is of, and a title before nothing.
  expect(priceLine({ ...service, _key: "k" }).key).toBe("k");
  expect(priceLine({ title: "B", price: null }).key).toBe("B");
  expect(describeScope("for one mailbox")).toBe("For one mailbox");
});

it("finds the lowest price, wherever it stands", () => {
  const line = (label: string, amount: number | null): PriceLine => ({
    ...{ key: label, label, href: null },
    price: amount === null ? null : price(amount),
  });
  const lines = [line("none", null), line("b", 899), line("a", 299), line("c", 1_299)];
  expect(cheapest(lines)).toEqual(line("a", 299));
  expect(cheapest(lines.toReversed())).toEqual(line("a", 299));
  expect(cheapest([line("none", null)])).toBeUndefined();
  expect(cheapest()).toBeUndefined();
});

it("takes a rating of up to five stars that somebody gave", () => {
  const given = (rating: number | null, reviewCount: number | null) =>
    ownRating({ rating, reviewCount });
  expect(given(5, 1)).not.toBeNull();
  expect(given(0.5, 12)).toEqual({ rating: 0.5, reviewCount: 12 });
  const others = [given(5.1, 1), given(0, 1), given(-1, 1), given(5, 0), given(5, null)];
  expect(others.filter(Boolean)).toEqual([]);
});
