import { createClient } from "@sanity/client";
import { expect, test } from "vitest";
import { applyChanges, planStep } from "../plan.ts";
import migration from "./index.ts";

const client = createClient({ projectId: "test", useCdn: false, apiVersion: "2026-03-01" });

const blog = (aliasReasons: object[]) => ({
  ...{ _id: "sectionPage-blog", _type: "sectionPage", _rev: "1", aliasReasons },
  ...{ _createdAt: "2025-01-01T00:00:00Z", _updatedAt: "2025-01-01T00:00:00Z" },
});

test("only redirects that were made when a page left give way to another page", async () => {
  const made = { _key: "a", path: "/blog/costs", reason: "“Costs” was here" };
  const others = [
    { _key: "b", path: "/flyer", reason: "On the 2025 flyer" },
    { _key: "c", path: "/blog/new", reason: "“New” was here", page: "article-new" },
  ];
  const step = { name: "0012", migration };
  const documents = [blog([made, ...others]), blog(others)];
  const plan = async (it: typeof documents) => planStep(it, step, client);
  const [after] = applyChanges(documents.slice(0, 1), await plan(documents.slice(0, 1)));
  expect(after?.aliasReasons).toEqual([{ ...made, page: "unknown" }, ...others]);
  expect(await plan(documents.slice(1))).toEqual([]);
});
