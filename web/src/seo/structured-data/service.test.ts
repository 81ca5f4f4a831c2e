import { describe, expect, it } from "vitest";
import { offer } from "./service.ts";

describe("offer", () => {
  it("gives the figure in digits and the currency", () => {
    expect(offer({ amount: 12999, unit: "once" })).toEqual({
      "@type": "Offer",
      price: "12999",
      priceCurrency: "AUD",
    });
  });

  it.each([
    ["month", "month"],
    ["article", "article"],
    ["100-skus", "100 SKUs"],
  ])("says that it is charged by the %s", (unit, unitText) => {
    expect(offer({ amount: 899, unit }).priceSpecification).toMatchObject({
      price: "899",
      unitText,
    });
  });
});
