import { describe, expect, it } from "vitest";
import { blockFolders } from "../../generate-blocks.ts";
import { BLOCKS } from "../blocks.generated.ts";
import { loadExamples } from "../testing/examples.ts";

const examples = new Map((await loadExamples()).map((example) => [example._type, example]));

/** What the site reads of each block, in the order of their folders. */
const views: string[] = await Promise.all(
  blockFolders().map(async (folder) => Object.values(await import(`./${folder}/schema.ts`)).join()),
);

const blocks = BLOCKS.map(({ type }, index) => ({
  name: type.name,
  fields: type.fields.map(({ name }) => name),
  view: views[index] ?? "",
}));

describe.each(blocks)("$name", ({ name, fields, view }) => {
  it("has an example, made of its own fields", () => {
    const { _type, ...example } = examples.get(name) ?? {};
    expect(_type).toBe(name);
    expect(fields).toEqual(expect.arrayContaining(Object.keys(example)));
  });

  it("is read whole", () => {
    expect(fields.filter((field) => !new RegExp(`\\b${field}\\b`).test(view))).toEqual([]);
  });
});
