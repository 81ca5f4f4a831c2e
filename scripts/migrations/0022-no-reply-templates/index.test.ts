import { expect, test } from "vitest";
import { migrated, stored } from "../testing/migrated.ts";
import migration from "./index.ts";

test("drops the texts for replies from the settings", async () => {
  const kept = stored("siteSettings", "siteSettings", { name: "Currawong" });
  const old = { ...kept, replyTemplates: [{ title: "Thanks" }], replySignature: "{me}" };
  expect(await migrated(migration, [old])).toEqual([kept]);
  expect(await migrated(migration, [kept])).toEqual([kept]);
});
