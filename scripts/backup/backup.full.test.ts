import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import {
  startTestLake,
  TEST_TOKENS,
  temporaryFolder,
  withLake,
} from "@currawong/lake/testing/lake-fixture";
import { openDatabase, POSTGRES_MAJOR } from "@currawong/supabase/database";
import { packTar } from "modern-tar/fs";
import { expect, test } from "vitest";
import { completeRestore, type DataFolders } from "../start/aside.ts";
import { backUp, restore } from "./backup.ts";
import { pull } from "./pull.ts";
import { answer, edit } from "./testing/used-data.ts";

const root = temporaryFolder();
const foldersIn = (name: string): DataFolders => ({
  lake: join(root, name, "lake"),
  supabase: join(root, name, "supabase"),
});
/** Everything that both servers have: documents with their history, files, and each row of each table. */
async function read(folders: DataFolders): Promise<unknown> {
  const { lake, client } = await startTestLake({ dataDir: folders.lake });
  const raw = { perspective: "raw" } as const;
  const documents = await client.fetch("*[true] | order(_id) { ..., 'url': null }", {}, raw);
  const history = await client.request({
    url: `/data/history/${lake.dataset}/transactions/a?excludeContent=true`,
  });
  await lake.close();
  const originals = join(folders.lake, "assets");
  const files = readdirSync(originals, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(originals, name)).isFile())
    .sort()
    .map((name) => [name, readFileSync(join(originals, name), "utf8")]);
  const database = await openDatabase(join(folders.supabase, "pgdata"));
  const { rows: tables } = await database.driver.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'private') order by 1`,
  );
  const rows: unknown[] = [];
  for (const { name } of tables) {
    rows.push(
      name,
      (await database.driver.query(`select * from ${name} as t order by t::text`)).rows,
    );
  }
  await database.close();
  return { documents, history, files, rows };
}

/** Restores in a process that is killed before a change to the file system. @returns whether it was killed */
function restoreAndKill(archive: string, folders: DataFolders, at: number): boolean {
  const script = `
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    let step = 0;
    const beforeEach = (object, name) => {
      const original = object[name];
      object[name] = (...args) => {
        if (step++ === ${at}) process.kill(process.pid, "SIGKILL");
        return original(...args);
      };
    };
    for (const name of ["renameSync", "rmSync"]) beforeEach(fs, name);
    for (const name of ["rename", "rm", "mkdir"]) beforeEach(fs.promises, name);
    syncBuiltinESMExports();
    const { restore } = await import(${JSON.stringify(join(import.meta.dirname, "backup.ts"))});
    await restore(${JSON.stringify(archive)}, ${JSON.stringify(folders)});`;
  const options = ["--disable-warning=ExperimentalWarning", "--input-type=module", "-e", script];
  const { signal, stderr } = spawnSync(process.execPath, options, { encoding: "utf8" });
  expect(stderr).toBe("");
  return signal === "SIGKILL";
}

const archive = join(root, "backups/saved.tar.gz");
const used = foldersIn("used");
const titleIn = ({ lake }: DataFolders) =>
  withLake(lake, (client) => client.fetch('*[_id == "a"][0].title'));

test("what visitors, editors and staff did returns after a restore, wherever it is interrupted", async () => {
  await withLake(used.lake, edit);
  await answer(used.supabase);
  writeFileSync(join(used.lake, "._lake.sqlite"), "macOS");
  const before = await read(used);
  await backUp(used, archive);
  expect(statSync(archive).mode & 0o077).toBe(0);

  const other = foldersIn("other");
  await withLake(other.lake, (client) =>
    client.create({ _id: "a", _type: "project", title: "Other" }),
  );
  mkdirSync(other.supabase);
  writeFileSync(join(other.supabase, "other"), "");
  const seen = new Set<unknown>();
  for (let at = 0; ; at++) {
    const copy = foldersIn(`killed-${at}`);
    cpSync(join(root, "other"), join(root, `killed-${at}`), { recursive: true });
    const killed = restoreAndKill(archive, copy, at);
    completeRestore(copy);
    const isOld = (await titleIn(copy)) === "Other";
    expect(existsSync(join(copy.supabase, "other")), `killed before step ${at}`).toBe(isOld);
    seen.add(isOld);
    if (killed) continue;
    expect(await read(copy)).toEqual(before);
    expect(existsSync(join(copy.lake, "._lake.sqlite"))).toBe(false);
    await withLake(copy.lake, (client) => client.releases.unarchive({ releaseId: "old" }));
    const names = readdirSync(join(copy.lake, "..")).map((name) => name.replace(/\d.*/, "<time>"));
    expect(names.sort()).toEqual(["lake", "lake-<time>", "supabase", "supabase-<time>"]);
    break;
  }
  expect(seen).toEqual(new Set([true, false]));
}, 600_000);

test("an archive that is damaged, cut off or of another PostgreSQL changes nothing", async () => {
  const data = foldersIn("own");
  await withLake(data.lake, (client) =>
    client.create({ _id: "a", _type: "project", title: "Own" }),
  );
  const bytes = readFileSync(archive);
  const damaged = Buffer.from(bytes);
  const middle = Math.floor(bytes.length / 2);
  damaged.fill(0, middle, middle + 100);
  const description = JSON.stringify({
    commit: "v2031.01.01",
    postgres: `${Number(POSTGRES_MAJOR) + 1}`,
  });
  const newer = packTar([{ type: "content", target: "backup.json", content: description }]);
  const cases: [Buffer, string][] = [
    [bytes.subarray(0, -1000), "was not restored"],
    [damaged, "was not restored"],
    [gzipSync(Buffer.concat(await newer.toArray())), "v2031.01.01 reads it"],
  ];
  for (const [content, message] of cases) {
    const file = join(root, "refused.tar.gz");
    writeFileSync(file, content);
    await expect(restore(file, data)).rejects.toThrow(message);
    expect(await titleIn(data)).toBe("Own");
    expect(readdirSync(join(root, "own")).sort()).toEqual(["lake", "supabase"]);
  }
});

test("a server that runs is named, and nothing is saved or replaced", async () => {
  const { lake } = await startTestLake({ dataDir: used.lake });
  await expect(backUp(used, join(root, "backups/no.tar.gz"))).rejects.toThrow(
    "Another lake is running",
  );
  await expect(restore(archive, used)).rejects.toThrow("Another lake is running");
  await lake.close();
});

test("a hosted dataset replaces the local documents, with drafts, releases and files, and no enquiries", async () => {
  const { lake, url, client } = await startTestLake();
  await edit(client);
  const local = foldersIn("pulled");
  await withLake(local.lake, (own) => own.create({ _id: "own", _type: "project" }));
  mkdirSync(local.supabase);
  writeFileSync(join(local.supabase, "own"), "");
  const settings = {
    SANITY_PROJECT_ID: lake.projectId,
    SANITY_DATASET: lake.dataset,
    SANITY_API_HOST: url,
  };
  expect(() => pull(settings, local)).toThrow("SANITY_API_READ_TOKEN");
  const aside = await pull({ ...settings, SANITY_API_READ_TOKEN: TEST_TOKENS.read }, local);
  await lake.close();
  expect(aside).toEqual([expect.stringContaining("lake-")]);
  const query = '*[_type == "project"] | order(_id) { _id, "file": image.asset->originalFilename }';
  const pulled = await withLake(local.lake, (own) => own.fetch(query, {}, { perspective: "raw" }));
  expect(pulled).toContainEqual({ _id: "a", file: expect.stringMatching(/svg$/) });
  expect(pulled.map(({ _id }: { _id: string }) => _id)).toEqual(
    expect.arrayContaining(["drafts.b", "versions.timed.a", "versions.leaving.a"]),
  );
  expect(pulled).not.toContainEqual(expect.objectContaining({ _id: "own" }));
  expect(existsSync(join(local.supabase, "own"))).toBe(true);
});
