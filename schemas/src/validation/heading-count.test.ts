import { expect, test } from "vitest";
import { contextOf } from "../testing/dataset.ts";
import { headingCounts } from "./heading-count.ts";

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
