import { expect, test } from "vitest";
import { inlinePrice, priceTerm } from "./inline-price.ts";

/** Shows the preview of a selection. */
const show = (selection: Record<string, unknown>) => inlinePrice.preview?.prepare?.(selection);

const starting = (prefix: string, amount: number) => ({
  [`${prefix}place`]: "startingPrice",
  [`${prefix}startingPrice`]: { amount },
});

test("previews the figure and the document it comes from", () => {
  expect(show({ ...starting("own_", 2999), own_title: "WhatsApp chatbot" })).toEqual({
    title: "$2,999",
    subtitle: "WhatsApp chatbot",
  });
  const packages = [{ _key: "web", price: { amount: 1499 } }];
  expect(show({ own_place: 'packages[_key=="web"].price', own_packages: packages })).toMatchObject({
    title: "$1,499",
  });
});

test("previews a sum as the total of its terms", () => {
  const sum = { ...starting("own_", 3999), own_times: 2, plus: [{}], ...starting("plus0_", 1499) };
  expect(show(sum)).toMatchObject({ title: "$9,497" });
});

test("asks for a price until one is chosen", () => {
  expect(show({})).toMatchObject({ title: "Choose a price" });
  expect(show({ ...starting("own_", 1), plus: [{}] })).toMatchObject({ title: "Choose a price" });
  expect(priceTerm.preview?.prepare?.({})).toMatchObject({ title: "No price yet" });
});
