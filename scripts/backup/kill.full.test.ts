import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder, withLake } from "@currawong/lake/testing/lake-fixture";
import { readEnquiries } from "@currawong/supabase/backup";
import { openDatabase } from "@currawong/supabase/database";
import { expect, test } from "vitest";
import { completeSwap } from "../dataset/swap.ts";
import { backUp, type DataFolders, dataFolders, restore } from "./backup.ts";

const root = temporaryFolder();

async function writeData(folders: DataFolders, name: string): Promise<void> {
  await withLake(folders.lake, (lake) => lake.create({ _id: "a", _type: "project", title: name }));
  mkdirSync(folders.supabase, { recursive: true });
  const database = await openDatabase(join(folders.supabase, "pgdata"));
  await database.driver.exec(`insert into public.contact_submissions (name, email, message, page, fill_ms)
    values ('${name}', 'mai@visitor.example', 'Hello', '/contact', 8000)`);
  await database.close();
}

/** The names in both servers' data: one, if they belong together. */
async function namesIn(folders: DataFolders): Promise<unknown[]> {
  const title = await withLake(folders.lake, (lake) => lake.fetch('*[_id == "a"][0].title'));
  const enquiries = await readEnquiries(folders.supabase);
  return [title, enquiries["public.contact_submissions"]?.[0]?.name];
}

/** Restores in a process that is killed before a step. @returns the signal that ended it; null if it completed */
function restoreAndKill(source: string, folders: DataFolders, at: number): string | null {
  const script = `
    import { restore } from ${JSON.stringify(join(import.meta.dirname, "backup.ts"))};
    let step = 0;
    await restore(${JSON.stringify(source)}, ${JSON.stringify(folders)}, () => {
      if (step++ === ${at}) process.kill(process.pid, "SIGKILL");
    });`;
  const { signal, status, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", script],
    { encoding: "utf8" },
  );
  if (signal === null) expect(stderr, String(status)).not.toContain("Error");
  return signal;
}

test("a restore that is killed before any step leaves all old or all new, and can be repeated", async () => {
  const [old, fresh] = [dataFolders(join(root, "old")), dataFolders(join(root, "fresh"))];
  await writeData(old, "Old");
  await writeData(fresh, "New");
  const saved = join(root, "saved");
  await backUp(fresh, saved);
  const seen = new Set<unknown>();
  for (let at = 0; ; at++) {
    const data = join(root, `killed-${at}`);
    cpSync(join(root, "old"), data, { recursive: true });
    const folders = dataFolders(data);
    const signal = restoreAndKill(saved, folders, at);
    completeSwap(folders.lake);
    expect(existsSync(join(data, "restore.json"))).toBe(false);
    const [content, enquiries] = await namesIn(folders);
    expect(enquiries, `killed before step ${at}`).toBe(content);
    seen.add(content);
    if (content === "New") expect(readdirSync(data).join()).toMatch(/lake-20.*supabase-20/);
    if (signal === null) break;
    if (content === "New") continue;
    await restore(saved, folders);
    expect(await namesIn(folders)).toEqual(["New", "New"]);
  }
  expect(seen).toEqual(new Set(["Old", "New"]));
  // It opens some forty databases.
}, 600_000);
