import { expect, test } from "vitest";
import { nameOf, putBack } from "./undo-removal.tsx";

const item = (rest: object) => ({ _key: "a", _type: "features", ...rest });

test.each([0, 1, 2])("puts an item back at index %i", (index) => {
  const [create, put] = putBack(item({}), index);
  expect(create).toMatchObject({ type: "setIfMissing", value: [] });
  const { position, path = [] } = put?.type === "insert" ? put : {};
  expect(Number(path[0]) + (position === "after" ? 1 : 0)).toBe(index);
});

test("names what was removed by its words, or else its type", () => {
  expect(nameOf(item({ heading: "What you get" }), "Features")).toBe("“What you get”");
  expect(nameOf(item({ title: { current: 1 } }), "Features")).toBe("Features");
});
