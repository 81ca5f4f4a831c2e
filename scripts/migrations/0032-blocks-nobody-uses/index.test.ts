import { expect, test } from "vitest";
import { migrated, stored } from "../testing/migrated.ts";
import migration from "./index.ts";

test("pages lose needs and testimonials, and nothing else changes", async () => {
  const hero = { _key: "hero", _type: "hero" };
  const sections = [hero, { _key: "n", _type: "needFinder" }, { _key: "t", _type: "testimonials" }];
  const untouched = stored("page-b", "page", { sections: [hero] });
  const after = await migrated(migration, [
    stored("drafts.page-a", "page", { sections }),
    stored("service-a", "service", { landing: { title: "A", sections } }),
    untouched,
  ]);
  expect(after).toEqual([
    stored("drafts.page-a", "page", { sections: [hero] }),
    stored("service-a", "service", { landing: { title: "A", sections: [hero] } }),
    untouched,
  ]);
});
