import { expect, test } from "vitest";
import { migrated, stored } from "../testing/migrated.ts";
import migration from "./index.ts";

const category = (_id: string, fields: object) => stored(_id, "articleCategory", fields);

test("a category without an address gets one from its title", async () => {
  const documents = [
    category("a", { title: "Café & Bars" }),
    category("drafts.a", { title: "Café & Bars", slug: { _type: "slug" } }),
    category("b", { title: "AI", slug: { _type: "slug", current: "machines" } }),
    category("c", { title: "!" }),
    category("d", {}),
  ];
  const after = await migrated(migration, documents);
  expect(after.map(({ slug }) => (slug as { current?: string } | undefined)?.current)).toEqual([
    ...["cafe-bars", "cafe-bars", "machines"],
    ...[undefined, undefined],
  ]);
});
