import { expect, test } from "vitest";
import { checkContent } from "./check.ts";
import { compiledContent } from "./compiled.ts";

const documents = await compiledContent();

test("the authored content has nothing to mend", async () => {
  const { findings } = await checkContent(documents);
  expect(
    findings.map(({ rule, id, path, message }) => `${rule} ${id} ${path}: ${message}`),
  ).toEqual([]);
});

test("documents that break a rule of the schema are named with the field", async () => {
  const damaged = documents.map((document) =>
    document._id === "service-uber-clone"
      ? {
          ...document,
          features: ["One"],
          startingPrice: { _type: "price", amount: 1.5, unit: "x" },
        }
      : document,
  );
  const { findings } = await checkContent(damaged);
  const paths = findings.filter(({ rule }) => rule === "schema").map(({ path }) => path);
  expect(paths).toEqual(["features", "startingPrice.amount", "startingPrice.unit"]);
});

test("documents are counted by type", async () => {
  const { counts } = await checkContent(documents.slice(0, 0));
  expect([...counts]).toEqual([]);
  const { counts: all } = await checkContent(documents);
  expect(all.get("article")).toBe(22);
  expect(all.get("service")).toBe(46);
});
