import { schemaTypes } from "@currawong/schemas/schema";
import { expect, it } from "vitest";
import { withIcons } from "./icons.ts";
import { PLACED_TYPES } from "./structure.ts";

it("has a place for every document type, so that none is left to the end of the list", () => {
  const documents = schemaTypes.filter(({ type }) => type === "document").map(({ name }) => name);
  expect(documents.toSorted()).toEqual([...PLACED_TYPES].toSorted());
});

it("gives every document type an icon, and objects none", () => {
  for (const type of withIcons(schemaTypes)) {
    expect("icon" in type && Boolean(type.icon)).toBe(type.type === "document");
  }
});
