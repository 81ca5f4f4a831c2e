import { schemaTypes } from "@currawong/schemas/schema";
import { expect, it } from "vitest";
import { ICONS } from "./icons.tsx";

it("has a line for every document type, so that none is left to the end of the list", () => {
  const documents = schemaTypes.filter(({ type }) => type === "document").map(({ name }) => name);
  expect(documents.toSorted()).toEqual(Object.keys(ICONS).toSorted());
});
