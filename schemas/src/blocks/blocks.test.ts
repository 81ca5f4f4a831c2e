import { expect, it } from "vitest";
import { blockFolders } from "../../generate-blocks.ts";
import { BLOCKS } from "../blocks.generated.ts";

/** The exports of each block's schema as text, in the order of their folders. */
const views: string[] = await Promise.all(
  blockFolders().map(async (folder) => Object.values(await import(`./${folder}/schema.ts`)).join()),
);

const blocks = BLOCKS.map(({ type }, index) => ({
  name: type.name,
  // Every block's view reads whether it is hidden (`generate-blocks.ts`).
  fields: type.fields.map(({ name }) => name).filter((name) => name !== "isHidden"),
  view: views[index] ?? "",
}));

it.each(blocks)("the view of $name reads every field", (block) => {
  const isRead = (field: string) => new RegExp(`\\b${field}\\b`).test(block.view);
  expect(block.fields.filter((field) => !isRead(field))).toEqual([]);
});
