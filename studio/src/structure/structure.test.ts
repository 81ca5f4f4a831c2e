import { schemaTypes } from "@currawong/schemas/schema";
import { expect, it } from "vitest";
import { ICONS } from "./icons.tsx";

it("has an icon for every document type", () => {
  const documents = schemaTypes.filter(({ type }) => type === "document").map(({ name }) => name);
  expect(documents.toSorted()).toEqual(Object.keys(ICONS).toSorted());
});
