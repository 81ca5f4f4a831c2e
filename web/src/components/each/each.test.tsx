import { isValidElement } from "react";
import { expect, it } from "vitest";
import { each } from "./each.ts";

it("gives every element a key, for React warns of those without", () => {
  const rendered = each(["a", "b"], (text) => <li>{text}</li>);
  const keys = Array.isArray(rendered) && rendered.map((item) => isValidElement(item) && item.key);
  expect(keys).toEqual(["0", "1"]);
  expect(each(null, () => <li />)).toBeUndefined();
});
