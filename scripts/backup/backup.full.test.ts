import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  startTestLake,
  TEST_TOKENS,
  temporaryFolder,
  withLake,
} from "@currawong/lake/testing/lake-fixture";
import { readEnquiries } from "@currawong/supabase/backup";
import { openDatabase } from "@currawong/supabase/database";
import { expect, test } from "vitest";
import { backUp, dataFolders, restore } from "./backup.ts";
import { backUpHosted, clientFromFile, describeDataset } from "./hosted.ts";

const root = temporaryFolder();
const [old, fresh] = [dataFolders(join(root, "old")), dataFolders(join(root, "new"))];
const saved = join(root, "saved");

/** A red pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

/** Writes data as another version of the project left it: neither server starts on it. */
async function writeOldData(): Promise<void> {
  await withLake(old.lake, async (client) => {
    const { _id } = await client.assets.upload("image", PNG, {
      filename: "red.png",
    });
    const picture = { _type: "picture", alt: "Red.", asset: { _type: "reference", _ref: _id } };
    await client.createOrReplace({ _id: "project-x", _type: "project", image: picture });
    await client.createOrReplace({ _id: "drafts.project-x", _type: "project", title: "Edited" });
  });
  const lake = new DatabaseSync(join(old.lake, "lake.sqlite"));
  lake.exec("PRAGMA user_version = 2");
  lake.close();
  mkdirSync(old.supabase, { recursive: true });
  const database = await openDatabase(join(old.supabase, "pgdata"));
  await database.driver.exec(`
    insert into public.contact_submissions (name, email, message, page, fill_ms)
      values ('Mai', 'mai@visitor.example', 'Hello', '/contact', 8000);
    insert into private.enquiry_notes (enquiry, written_by, note)
      select id, 'u1', 'Rang back' from public.contact_submissions;
    update supabase_migrations.schema_migrations set version = '20260101000000'
      where version = '20261120090000';
  `);
  await database.close();
}

test("data of an older version is saved and restored whole, and twice is as once", async () => {
  await writeOldData();
  expect(await backUp(old, saved)).toBe("2 documents and 1 enquiries.");
  expect(statSync(saved).mode & 0o077).toBe(0);

  await restore(saved, fresh);
  await restore(saved, fresh);
  const before = JSON.parse(readFileSync(join(saved, "enquiries.json"), "utf8"));
  expect(await readEnquiries(fresh.supabase)).toEqual(before);
  expect(before["private.enquiry_notes"]).toHaveLength(1);
  const query = `*[_type == "project"] | order(_id) { _id, title, "alt": image.alt, "file": image.asset->originalFilename }`;
  const restored = await withLake(fresh.lake, (client) =>
    client.fetch(query, {}, { perspective: "raw" }),
  );
  expect(restored).toEqual([
    { _id: "drafts.project-x", title: "Edited", alt: null, file: null },
    { _id: "project-x", title: null, alt: "Red.", file: "red.png" },
  ]);
  // It opens a PostgreSQL five times, which takes seconds each on a busy machine.
}, 300_000);

test("what a newer version stored is named, not dropped without a word", async () => {
  const newer = join(root, "newer");
  mkdirSync(newer);
  const rows = JSON.parse(readFileSync(join(saved, "enquiries.json"), "utf8"));
  for (const row of rows["public.contact_submissions"])
    Object.assign(row, { budget: 5, gone: null });
  rows["private.enquiry_marks"] = [{ id: 1 }];
  writeFileSync(join(newer, "enquiries.json"), JSON.stringify(rows));
  const line = await restore(newer, dataFolders(join(root, "older")));
  expect(line).toContain(
    "no place for private.enquiry_marks, public.contact_submissions.budget: they stay in the backup",
  );
}, 120_000);

test("a folder that is no backup is refused by name", async () => {
  await expect(restore(root, fresh)).rejects.toThrow(`${root} is no backup`);
});

test("a hosted dataset replaces the local one, with drafts and files, and the local one is put aside", async () => {
  const { lake, url, client } = await startTestLake();
  const { _id } = await client.assets.upload("image", PNG, { filename: "hosted.png" });
  const image = { _type: "image", asset: { _type: "reference", _ref: _id } };
  await client.createOrReplace({ _id: "project-y", _type: "project", image });
  await client.createOrReplace({ _id: "drafts.project-z", _type: "project" });
  const file = join(root, "production.env");
  writeFileSync(
    file,
    `SANITY_PROJECT_ID=${lake.projectId}\nSANITY_DATASET=${lake.dataset}\nSANITY_API_HOST=${url}\nSANITY_API_READ_TOKEN=${TEST_TOKENS.read}\n`,
  );
  const source = clientFromFile(file);
  expect(await describeDataset(source)).toContain("2 documents, of which 1 are drafts; 1 files");
  const pulled = join(root, "pulled");
  await backUpHosted(source, pulled);
  await lake.close();

  const folders = dataFolders(join(root, "local"));
  const local = folders.lake;
  await withLake(local, (own) => own.createOrReplace({ _id: "project-own", _type: "project" }));
  const [, aside = ""] = / is in (.+?): delete/.exec(await restore(pulled, folders)) ?? [];
  const query = `*[_type == "project"] | order(_id) { _id, "file": image.asset->originalFilename }`;
  const documents = (folder: string) =>
    withLake(folder, (own) => own.fetch(query, {}, { perspective: "raw" }));
  expect(await documents(local)).toEqual([
    { _id: "drafts.project-z", file: null },
    { _id: "project-y", file: "hosted.png" },
  ]);
  expect(await documents(aside)).toEqual([{ _id: "project-own", file: null }]);
});

test("a file of settings that names no dataset is refused", () => {
  const file = join(root, "empty.env");
  writeFileSync(file, "SANITY_PROJECT_ID=x\n");
  expect(() => clientFromFile(file)).toThrow("SANITY_DATASET");
  expect(() => clientFromFile(join(root, "none.env"))).toThrow("none.env");
});
