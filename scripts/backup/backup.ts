import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type EnquiryBackup, readEnquiries, writeEnquiries } from "@currawong/supabase/backup";
import { backUpContent, missingLine, restoreContent } from "./content.ts";
import { ARCHIVE } from "./hosted.ts";

/** The data folders of the two local servers. */
export type DataFolders = { lake: string; supabase: string };

/** The names of the folders in `.data`. */
export const dataFolders = (data: string): DataFolders => ({
  lake: join(data, "lake"),
  supabase: join(data, "supabase"),
});

/**
 * Saves the local dataset, its files and everything in the enquiry database. Nobody but the owner can read
 * the result, which holds what visitors wrote.
 * @param target a folder, created: `content/` is for `sanity dataset import`, `enquiries.json` has the rows
 * @returns what was saved, for the terminal
 */
export async function backUp(folders: DataFolders, target: string): Promise<string> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  const hasContent = existsSync(join(folders.lake, "lake.sqlite"));
  const content = hasContent
    ? await backUpContent(folders.lake, join(target, "content"))
    : { documents: 0, missing: [] };
  const enquiries = await readEnquiries(folders.supabase);
  await writeFile(join(target, "enquiries.json"), JSON.stringify(enquiries, null, 2), {
    mode: 0o600,
  });
  const sent = enquiries["public.contact_submissions"]?.length ?? 0;
  return `${content.documents} documents and ${sent} enquiries.${missingLine(content)}`;
}

/**
 * Loads a backup into the local servers' data. What has the same id or key is replaced, the rest stays.
 * @param source as `backUp` or `backUpHosted` wrote it
 * @returns what was restored, for the terminal
 * @throws when `source` is not a backup
 */
export async function restore(source: string, folders: DataFolders): Promise<string> {
  const content = ["content", ARCHIVE].map((name) => join(source, name)).find(existsSync);
  const file = join(source, "enquiries.json");
  if (!content && !existsSync(file)) {
    throw new Error(
      `${source} is no backup: it has neither content nor enquiries. “npm run backup” makes one.`,
    );
  }
  const restored = content
    ? await restoreContent(content, folders.lake)
    : { documents: 0, missing: [] };
  const note = missingLine(restored);
  if (!existsSync(file)) return `${restored.documents} documents were restored.${note}`;
  // Written by `backUp`; the database checks every value.
  const enquiries = JSON.parse(await readFile(file, "utf8")) as EnquiryBackup;
  const rows = await writeEnquiries(folders.supabase, enquiries);
  return `${restored.documents} documents and ${rows} rows of the enquiry database were restored.${note}`;
}
