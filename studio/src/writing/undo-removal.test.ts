import { schemaTypes } from "@currawong/schemas/schema";
import { createSchema } from "sanity";
import { expect, test } from "vitest";
import { fieldOf } from "../form-type.ts";
import { mostItems, nameOf, putBack } from "./undo-removal.tsx";

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

test("knows how many items a list takes: an announcement has one link, a menu has no limit", () => {
  const schema = createSchema({ name: "test", types: schemaTypes });
  // The fields are lists.
  const listOf = (type: string, field: string) =>
    fieldOf(schema.get(type), field) as Parameters<typeof mostItems>[0];
  expect(mostItems(listOf("announcement", "links"))).toBe(1);
  expect(mostItems(listOf("navigation", "header"))).toBe(Number.POSITIVE_INFINITY);
});
