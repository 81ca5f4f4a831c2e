import { expect, test } from "vitest";
import { contextOf } from "../testing/dataset.ts";
import { hasAll } from "./sequence.ts";

const service = (_id: string, group: string) => ({
  _id,
  _type: "service",
  title: `Title of ${_id}`,
  group: { _ref: group },
});
const dataset = [
  service("b", "web"),
  service("a", "web"),
  service("drafts.c", "web"),
  service("d", "apps"),
];

test("names the documents of a group that have no place in its sequence", async () => {
  const { context } = contextOf({ _id: "drafts.web" }, dataset);
  const check = hasAll("service", "group");
  expect(await check(undefined, context)).toMatch(/by title: Title of a, Title of b\. Add/);
  expect(await check([{ _ref: "b" }], context)).toMatch(/by title: Title of a\. Add/);
  expect(await check([{ _ref: "b" }, { _ref: "a" }], context)).toBe(true);
});
