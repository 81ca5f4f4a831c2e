import { expect, test } from "vitest";
import { memoryClient } from "./memory-client.ts";

test("answers from the documents it holds, whatever perspective is asked for", async () => {
  const client = memoryClient([
    { _id: "a", _type: "page", slug: { current: "x" } },
    { _id: "b", _type: "page", slug: { current: "y" } },
  ]).withConfig({ perspective: "raw" });
  const query = `*[slug.current == $slug]._id`;
  expect(await client.fetch(query, { slug: "y" })).toEqual(["b"]);
  expect(await client.fetch(query, { slug: "x" })).toEqual(["a"]);
});
