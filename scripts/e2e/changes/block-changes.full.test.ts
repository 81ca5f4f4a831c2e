import { loadExamples } from "@currawong/schemas/testing/examples";
import { expect, test } from "vitest";
import { compiledContent } from "../../content-check/compiled.ts";
import { memoryClient } from "../../content-check/memory-client.ts";
import { validate } from "../../content-check/validate.ts";
import { blockChanges } from "./block-changes.ts";

const documents = await compiledContent();
const examples = await loadExamples();
const IMAGE = "image-1-10x10-png";

const changesOf = (id: string) => {
  const document = documents.find(({ _id }) => _id === id);
  if (!document) throw new Error(`There is no ${id}.`);
  return blockChanges(document, examples, (type) =>
    type === "sanity.imageAsset"
      ? [IMAGE]
      : documents.filter(({ _type }) => _type === type).map(({ _id }) => _id),
  );
};

test("blocks of every type are added, and those there are duplicated, removed and moved", () => {
  const [added = [], duplicated = [], removed = [], moved = []] = changesOf("page-privacy");
  expect(added).toHaveLength(3 * examples.length);
  expect([...duplicated, ...removed, ...moved].map(({ path }) => path)).toEqual([
    "sections[0] hero duplicated",
    "sections[1] prose duplicated",
    "sections[0] - hero",
    "sections[1] - prose",
    "sections[0] hero moved to 1",
    "sections[1] prose moved to 0",
  ]);
});

test("the blocks of a rich page count as those of its service", () => {
  const paths = changesOf("service-instagram-chatbot").map(([first]) => first?.path);
  expect(paths).toEqual([
    "landing.sections[0] + articleList",
    "landing.sections[0] features duplicated",
    "landing.sections[0] - features",
    "landing.sections[0] features moved to 1",
  ]);
});

test("what is made of a valid page is valid: every block has a key, and refers to what exists", async () => {
  const context = {
    client: memoryClient(documents),
    exists: (id: string) => id.startsWith("image-") || documents.some(({ _id }) => _id === id),
  };
  for (const { document, path } of changesOf("page-privacy").flat()) {
    expect(await validate(document, context), path).toEqual([]);
  }
  expect(JSON.stringify(changesOf("page-privacy"))).toContain(IMAGE);
});
