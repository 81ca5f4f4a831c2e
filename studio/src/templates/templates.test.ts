import { BLOCKS } from "@currawong/schemas/blocks.generated";
import { schemaTypes } from "@currawong/schemas/schema";
import { noEmptySection } from "@currawong/schemas/validation/empty-section";
import { expect, test } from "vitest";
import { kinds, withoutKinds } from "./templates.ts";

const types = new Set(schemaTypes.map(({ name }) => name));
const blocks = new Set(BLOCKS.map(({ type }) => type.name));

/** The initial value of a kind’s list field. */
function listIn(value: unknown, name: string): { _type: string }[] {
  const list = Object(value)[name];
  return Array.isArray(list) ? list : [];
}

test.each(kinds)("$title uses a document type and blocks of the schema", (kind) => {
  expect(types).toContain(kind.schemaType);
  for (const { _type } of listIn(kind.value, "sections")) expect(blocks).toContain(_type);
});

test.each(kinds.filter(({ schemaType }) => schemaType === "article"))(
  "an article of the kind $title cannot be published before its text is written",
  ({ value }) => {
    expect(noEmptySection(listIn(value, "body"))).toMatch(/^Write something below “/);
  },
);

test("a list offers the kinds of its type, the global menu offers none", () => {
  const options = [{ templateId: "page" }, { templateId: "page-offer" }];
  const list = { type: "structure", schemaType: "page" } as const;
  expect(withoutKinds(options, { creationContext: list })).toEqual(options);
  const everything = { type: "global" } as const;
  expect(withoutKinds(options, { creationContext: everything })).toEqual([{ templateId: "page" }]);
});
