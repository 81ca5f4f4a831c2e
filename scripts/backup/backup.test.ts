import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { temporaryFolder, withLake } from "@currawong/lake/testing/lake-fixture";
import { expect, test } from "vitest";
import { backUp } from "./backup.ts";

test("a backup has drafts", async () => {
  const root = temporaryFolder();
  const folders = { lake: join(root, "lake"), supabase: join(root, "supabase") };
  await withLake(folders.lake, (client) => client.create({ _id: "drafts.a", _type: "project" }));
  mkdirSync(folders.supabase);
  await backUp(folders, join(root, "a.tar.gz"));
  // Loading it would start PostgreSQL again, which takes seconds.
  expect(gunzipSync(readFileSync(join(root, "a.tar.gz"))).includes("drafts.a")).toBe(true);
});
