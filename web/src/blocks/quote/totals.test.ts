import { expect, it } from "vitest";
import { toTheCent } from "../../quote/figures.ts";
import { totalsOf } from "./totals.ts";

it("shows the GST in a total: one eleventh, to the cent", () => {
  const line = (amount: number, quantity = 1) => ({ quantity, service: { price: { amount } } });
  const { gst, total } = totalsOf([line(399), line(149, 2), line(1_001)]);
  expect([total, gst].map(toTheCent)).toEqual(["$1,698.00", "$154.36"]);
});
