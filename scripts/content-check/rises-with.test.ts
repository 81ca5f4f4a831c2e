import { expect, it } from "vitest";
import { compiledContent } from "./documents.ts";

it("every service, category and package set says what its price rises with", async () => {
  const types = ["service", "hireCategory", "packageSet"];
  const documents = (await compiledContent()).filter(({ _type }) => types.includes(_type));
  expect(documents.length).toBeGreaterThan(46);
  const silent = documents.filter(({ risesWith }) => !Array.isArray(risesWith) || !risesWith[0]);
  expect(silent.map(({ _id }) => _id)).toEqual([]);
});
