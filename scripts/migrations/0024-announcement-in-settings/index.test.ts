import { expect, test } from "vitest";
import { migrated, stored } from "../testing/migrated.ts";
import migration from "./index.ts";

test("moves the announcement that visitors see, with its link, and removes the others", async () => {
  const links = [{ _key: "a", _type: "navigationLink", label: "Hours" }];
  const after = await migrated(migration, [
    stored("siteSettings", "siteSettings"),
    stored("blog", "announcement", { title: "New on the blog", shownOn: ["/blog"] }),
    stored("closed", "announcement", { title: "Closed", links }),
    stored("drafts.closed", "announcement", { title: "Closed on Monday" }),
  ]);
  expect(after).toMatchObject([{ _id: "siteSettings", announcement: { text: "Closed", links } }]);
});
