import { expect, test } from "vitest";
import { inlinePrice } from "./inline-price.ts";

const show = (selection: Record<string, unknown>) => inlinePrice.preview?.prepare?.(selection);

test("previews the figure and the document it comes from, or asks for a price", () => {
  const packages = [{ _key: "web", price: { amount: 1499 } }];
  const web = { place: 'packages[_key=="web"].price', packages, title: "Packages" };
  expect(show(web)).toEqual({ title: "$1,499", subtitle: "Packages" });
  expect(show({ ...web, times: 2, plus: [{}] })).toMatchObject({ title: "$2,998 + 1 more" });
  expect(show({ ...web, packages: [] })).toMatchObject({ title: "Choose a price" });
});
