import type { Price } from "@currawong/schemas/price";
import { expect, it } from "vitest";
import { groupLine } from "./entry.ts";

it("shows a group at its lowest price, with a link to its place; at none where no entry has one", () => {
  const price = (amount: number): Price => ({ amount, unit: "month" });
  const group = { title: "Frontend", anchor: "roles-frontend" };
  const line = { key: "roles-frontend", label: "Frontend", href: "#roles-frontend" };
  const entries = [{ price: price(3_599) }, { price: null }, { price: price(2_699) }];
  expect(groupLine(group, entries)).toEqual({ ...line, price: price(2_699) });
  expect(groupLine(group, [{ price: null }])).toEqual({ ...line, price: null });
});
