import { BLOCKS } from "@currawong/schemas/blocks.generated";
import { schemaTypes } from "@currawong/schemas/schema";
import { noEmptySection } from "@currawong/schemas/validation/empty-section";
import { expect, test } from "vitest";
import { kinds, withoutKinds } from "./templates.ts";

const types = new Set(schemaTypes.map(({ name }) => name));
const blocks = new Set(BLOCKS.map(({ type }) => type.name));

/** What a kind starts with in a list of its fields. */
function listIn(value: unknown, name: string): { _type: string }[] {
  const list = Object(value)[name];
  return Array.isArray(list) ? list : [];
}

test.each(kinds)("$title starts a document of the schema, of blocks that there are", (kind) => {
  expect(types).toContain(kind.schemaType);
  for (const { _type } of listIn(kind.value, "sections")) expect(blocks).toContain(_type);
});

test.each(kinds.filter(({ schemaType }) => schemaType === "article"))(
  "an article that starts as a $title has to be written before it is published",
  ({ value }) => {
    expect(noEmptySection(listIn(value, "body"))).toMatch(/^Write something below “/);
  },
);

test("a list offers the kinds of its type, the menu of everything none", () => {
  const options = [{ templateId: "page" }, { templateId: "page-offer" }];
  const list = { type: "structure", schemaType: "page" } as const;
  expect(withoutKinds(options, { creationContext: list })).toEqual(options);
  const everything = { type: "global" } as const;
  expect(withoutKinds(options, { creationContext: everything })).toEqual([{ templateId: "page" }]);
});
