import { expect, test } from "vitest";
import { contextOf } from "../testing/dataset.ts";
import { countIn, headingCounts, withCount } from "./heading-count.ts";

const service = (id: string) => ({ _id: id, _type: "service", group: { _ref: "g" } });
const DATASET = [service("a"), service("b"), { _id: "set", packages: [{}, {}, {}] }];
const three = [{}, {}, {}];

test.each<[string, object, number | true]>([
  ["Four AI services", { services: three }, 3],
  ["Three AI services", { services: three }, true],
  ["4 reasons", { items: three }, 3],
  ["Three apps", { group: { _ref: "g" } }, 2],
  ["Two apps", { group: { _ref: "g" } }, true],
  ["Four packages", { set: { _ref: "set" } }, 3],
  ["Two sizes and a retainer", { set: { _ref: "set" } }, true],
  ["Four AI services and their prices", { services: three }, 3],
  ["Four ways to pay", {}, true],
  ["One price for all", { items: three }, true],
  ["Two", { items: three }, true],
  ["What it costs", { items: three }, true],
])("compares the number in “%s” with what the block lists", async (heading, parent, verdict) => {
  const { context } = contextOf({ _id: "p" }, DATASET);
  const message = await headingCounts(heading, { ...context, parent });
  if (verdict === true) expect(message).toBe(true);
  else expect(message).toMatch(`the block lists ${verdict}.`);
});

test.each([
  ["Four AI services", 5, "Five AI services"],
  ["four AI services", 5, "five AI services"],
  ["4 AI services", 5, "5 AI services"],
  ["12 reasons", 13, "13 reasons"],
  ["Twelve reasons", 13, "13 reasons"],
])("counts “%s” as %i: “%s”", (heading, count, expected) => {
  expect(withCount(heading, count)).toBe(expected);
  expect(countIn(expected)).toBe(count);
});
