import { BLOCKS } from "@currawong/schemas/blocks.generated";
import { schemaTypes } from "@currawong/schemas/schema";
import { expect, it } from "vitest";
import { ICONS, withIcons } from "./icons.tsx";

const blockNames = BLOCKS.map(({ type }) => type.name);

it("has a line for every document type, so that none is left to the end of the list", () => {
  const documents = schemaTypes.filter(({ type }) => type === "document").map(({ name }) => name);
  expect(documents.toSorted()).toEqual(Object.keys(ICONS).toSorted());
});

it("gives every document type and every block an icon, and other objects none", () => {
  const wanted = schemaTypes
    .filter(({ type, name }) => type === "document" || blockNames.includes(name))
    .map(({ name }) => name);
  const given = withIcons(schemaTypes).filter((type) => "icon" in type && type.icon);
  expect(given.map(({ name }) => name)).toEqual(wanted);
});
