import { expect, test } from "vitest";
import { checkContent } from "./check.ts";
import { compiledContent } from "./compiled.ts";

const documents = await compiledContent();
const { findings, counts } = await checkContent(documents);

test("the authored content has nothing to mend", () => {
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
  const report = await checkContent(damaged);
  const paths = report.findings.filter(({ rule }) => rule === "schema").map(({ path }) => path);
  expect(paths).toEqual(["features", "startingPrice.amount", "startingPrice.unit"]);
});

test("documents are counted by type", () => {
  expect(counts.get("article")).toBe(22);
  expect(counts.get("service")).toBe(46);
  expect([...counts.values()].reduce((sum, count) => sum + count)).toBe(documents.length);
});
