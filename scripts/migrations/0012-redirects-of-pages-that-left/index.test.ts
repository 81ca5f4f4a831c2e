import { expect, test } from "vitest";
import { migrated, stored } from "../testing/migrated.ts";
import migration from "./index.ts";

const blog = (aliasReasons: object[]) =>
  stored("sectionPage-blog", "sectionPage", { aliasReasons });

test("only redirects that were made when a page left give way to another page", async () => {
  const made = { _key: "a", path: "/blog/costs", reason: "“Costs” was here" };
  const others = [
    { _key: "b", path: "/flyer", reason: "On the 2025 flyer" },
    { _key: "c", path: "/blog/new", reason: "“New” was here", page: "article-new" },
  ];
  const [after] = await migrated(migration, [blog([made, ...others])]);
  expect(after?.aliasReasons).toEqual([{ ...made, page: "unknown" }, ...others]);
  const untouched = [blog(others)];
  expect(await migrated(migration, untouched)).toEqual(untouched);
});
