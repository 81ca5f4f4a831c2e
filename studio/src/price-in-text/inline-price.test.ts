import { expect, it } from "vitest";
import { caretAfter } from "./inline-price.tsx";

const text = [
  { _key: "a" },
  { _key: "b", children: [{ _key: "1" }, { _key: "p" }, { _key: "2" }] },
];
const pathOf = (...keys: string[]) => [
  "body",
  { _key: keys[0] ?? "" },
  "children",
  { _key: keys[1] ?? "" },
];

it("puts the caret behind an inline price", () => {
  const point = { path: [{ _key: "b" }, "children", { _key: "2" }], offset: 0 };
  expect(caretAfter(text, pathOf("b", "p"))).toEqual({ anchor: point, focus: point });
});

it("puts it nowhere if the price is gone", () => {
  expect(caretAfter(text, pathOf("c", "p"))).toBeUndefined();
  expect(caretAfter(text, pathOf("b", "2"))).toBeUndefined();
});
