import { expect, it } from "vitest";
import { toTheCent, totalsOf } from "./totals.ts";

it("adds GST at a tenth of the subtotal", () => {
  const line = (amount: number, quantity = 1) => ({ quantity, service: { price: { amount } } });
  const { subtotal, gst, total } = totalsOf([line(399), line(149, 2), line(1_001)]);
  expect([subtotal, gst, total].map(toTheCent)).toEqual(["$1,698.00", "$169.80", "$1,867.80"]);
});
