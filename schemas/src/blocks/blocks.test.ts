import { expect, it } from "vitest";
import { BLOCKS, blocksView } from "../blocks.ts";

/** The view of each block, in the order of their list. */
const views = blocksView.split(/^ {2}_type == /m).slice(1);

const blocks = BLOCKS.map(({ type }, index) => ({
  name: type.name,
  // Every block's view reads whether it is hidden (`blocks.ts`).
  fields: type.fields.map(({ name }) => name).filter((name) => name !== "isHidden"),
  view: views[index] ?? "",
}));

it.each(blocks)("the view of $name reads every field", (block) => {
  expect(block.view).toMatch(new RegExp(`^"${block.name}" =>`));
  const isRead = (field: string) => new RegExp(`\\b${field}\\b`).test(block.view);
  expect(block.fields.filter((field) => !isRead(field))).toEqual([]);
});
