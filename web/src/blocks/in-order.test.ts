import { expect, it } from "vitest";
import { inOrder } from "./in-order.ts";

const documents = ["a", "b", "c", "d"].map((_id) => ({ _id }));
const ids = (order?: string[] | null) => inOrder(documents, order).map(({ _id }) => _id);

it("follows the editor’s order, and appends what it does not name", () => {
  expect(ids(["c", "gone", "a"])).toEqual(["c", "a", "b", "d"]);
  expect(ids(null)).toEqual(["a", "b", "c", "d"]);
});
