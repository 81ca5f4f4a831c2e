import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder, withLake } from "@currawong/lake/testing/lake-fixture";
import { expect, test } from "vitest";
import { backUp, restore } from "./backup.ts";

test("a backup has drafts", async () => {
  const root = temporaryFolder();
  const folders = { lake: join(root, "lake"), supabase: join(root, "supabase") };
  await withLake(folders.lake, (client) => client.create({ _id: "drafts.a", _type: "project" }));
  mkdirSync(folders.supabase);
  await backUp(folders, join(root, "a.tar.gz"));
  await withLake(folders.lake, (client) => client.delete("drafts.a"));
  await restore(join(root, "a.tar.gz"), folders);
  expect(await withLake(folders.lake, (client) => client.getDocument("drafts.a"))).toBeTruthy();
});
