import { expect, test } from "vitest";
import { inlinePrice, priceTerm } from "./inline-price.ts";

/** What the form shows for what it selected. */
const shown = (selection: Record<string, unknown>) => inlinePrice.preview?.prepare?.(selection);

const starting = (prefix: string, amount: number) => ({
  [`${prefix}place`]: "startingPrice",
  [`${prefix}startingPrice`]: { amount },
});

test("an editor sees the figure in the text, and whose it is", () => {
  expect(shown({ ...starting("own_", 2999), own_title: "WhatsApp chatbot" })).toEqual({
    title: "$2,999",
    subtitle: "WhatsApp chatbot",
  });
  const packages = [{ _key: "web", price: { amount: 1499 } }];
  expect(shown({ own_place: 'packages[_key=="web"].price', own_packages: packages })).toMatchObject(
    { title: "$1,499" },
  );
});

test("a sum adds up all it is made of", () => {
  const sum = { ...starting("own_", 3999), own_times: 2, plus: [{}], ...starting("plus0_", 1499) };
  expect(shown(sum)).toMatchObject({ title: "$9,497" });
});

test("until a price is chosen, the text says so", () => {
  expect(shown({})).toMatchObject({ title: "Choose a price" });
  expect(shown({ ...starting("own_", 1), plus: [{}] })).toMatchObject({ title: "Choose a price" });
  expect(priceTerm.preview?.prepare?.({})).toMatchObject({ title: "No price yet" });
});
