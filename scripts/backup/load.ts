import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { versionsOf } from "@currawong/lake/actions/releases";
import { parseAssetFileName } from "@currawong/lake/assets/names";
import { isAssetType, isVersionId } from "@currawong/lake/documents";
import { createLake, type Lake } from "@currawong/lake/lake";
import { checkReferences } from "@currawong/lake/mutate/commit";
import { DraftTransaction } from "@currawong/lake/mutate/draft-transaction";
import { isRelease, isReleaseId } from "@currawong/lake/release";
import { ADMINISTRATOR } from "@currawong/lake/store/identity";
import { API_VERSION } from "@currawong/schemas/api-version";
import { isRecord } from "@currawong/schemas/record";
import { createClient } from "@sanity/client";
import { type Archive, openArchive } from "./archive.ts";
import { type Copied, descriptionOf } from "./content.ts";

/**
 * Loads a saved folder, or an archive of `sanity dataset export`, into a new local lake: releases, scheduled and
 * archived ones too, with their versions. A file that is missing does not stop the rest.
 * @param lakeFolder the lake's data folder, created
 * @throws when the backup is damaged or what was loaded is not what it holds; the folder is worth nothing then
 */
export async function restoreContent(source: string, lakeFolder: string): Promise<Copied> {
  const scratch = join(lakeFolder, "archive");
  const archive = await openArchive(source, scratch);
  const writeToken = "restore-0123456789-0123456789";
  const options = { dataDir: lakeFolder, writeToken, readToken: "", corsOrigins: [] };
  const lake = await createLake(options);
  try {
    const missing = new Set(archive.missing.map((name) => basename(name)));
    const assetIds = await uploadFiles(lake, archive, writeToken, missing);
    const documents = writeDocuments(lake, archive, assetIds, missing);
    return { documents, missing: [...missing] };
  } finally {
    await lake.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Uploads the files. @returns the ids of their documents by the files' names; adds what is no picture to `missing` */
async function uploadFiles(lake: Lake, { files }: Archive, token: string, missing: Set<string>) {
  const { projectId, dataset } = lake;
  const { url: apiHost } = await lake.listen(0);
  const client = createClient({
    ...{ projectId, dataset, apiVersion: API_VERSION, apiHost, token },
    ...{ useProjectHostname: false, useCdn: false },
  });
  const ids = new Map<string, string>();
  for (const [name, path] of files) {
    const kind = name.startsWith("images") ? "image" : "file";
    const filename = basename(name);
    try {
      const { _id } = await client.assets.upload(kind, createReadStream(path), { filename });
      ids.set(name, _id);
    } catch (error) {
      // Refused, because it is not what its name says. Anything else has to stop the restore.
      const { statusCode } = Object(error);
      if (!(statusCode >= 400 && statusCode < 500)) throw error;
      missing.add(filename);
    }
  }
  return ids;
}

/**
 * Writes all documents in one transaction: references need not be weak in between, nor do scheduled releases lock
 * versions that are not there yet. No time passes until the lake is closed, so that nothing due is published.
 * @returns how many there are
 */
function writeDocuments(
  { store, assets }: Lake,
  { documents, descriptions }: Archive,
  assetIds: ReadonlyMap<string, string>,
  missing: Set<string>,
): number {
  const transaction = new DraftTransaction(store, ADMINISTRATOR.id);
  const content = documents.filter(
    ({ _id, _type }) => !isAssetType(_type) && (!_id.startsWith("_.") || isReleaseId(_id)),
  );
  const ids = [...content.map(({ _id }) => _id), ...new Set(assetIds.values())];
  const known = new Set(ids);
  if (known.size < ids.length) throw new Error("The backup has two documents of one id.");
  const resolve = (value: unknown) => resolveReferences(value, assetIds, known, missing);
  for (const id of new Set(assetIds.values())) {
    const { _type, sha1hash } = transaction.existing(id);
    const saved = descriptions[`${_type === "sanity.imageAsset" ? "image" : "file"}-${sha1hash}`];
    const set = isRecord(saved) ? descriptionOf(saved) : {};
    // The upload calls a file by its name in the archive.
    const unset = "originalFilename" in set ? [] : ["originalFilename"];
    transaction.patch(id, { set: Object(resolve(set)), unset });
  }
  const isLast = ({ _id }: { _id: string }) => Number(isReleaseId(_id));
  for (const document of content.toSorted((a, b) => isLast(a) - isLast(b))) {
    transaction.write("createOrReplace", resolve(document));
  }
  checkReferences(store, transaction);
  store.commit(transaction.result());
  archiveVersions(store);
  const lost = ids.filter((id) => !store.has(id) && !isVersionId(id));
  const files = [...assetIds.values()].map((id) => store.get(id)?.path);
  const absent = files.filter((path) => !assets.has(basename(String(path))));
  if (lost.length + absent.length > 0) throw new Error(`Not loaded: ${[...lost, ...absent]}.`);
  return content.length;
}

/** Deletes the versions of archived releases, which are to be found in the history only. */
function archiveVersions(store: Lake["store"]): void {
  const transaction = new DraftTransaction(store, ADMINISTRATOR.id);
  for (const id of store.ids({ type: "system.release" })) {
    const release = store.get(id);
    if (!isRelease(release) || release.state !== "archived") continue;
    for (const version of versionsOf(transaction, store, release.name)) transaction.delete(version);
  }
  if (transaction.touched().size > 0) store.commit(transaction.result());
}

const ASSET_FILE = /^(image|file)@file:\/\/\.\/(.+)$/;

/**
 * Puts references to uploaded files where an export names the files. What names anything but a file of the archive
 * is left out, and a strong reference to a document that is not in it becomes weak; both are added to `missing`.
 */
function resolveReferences(
  value: unknown,
  assetIds: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
  missing: Set<string>,
): unknown {
  const resolve = (part: unknown) => resolveReferences(part, assetIds, known, missing);
  if (Array.isArray(value)) return value.map(resolve);
  if (!isRecord(value)) return value;
  const { _sanityAsset: file, ...rest } = value;
  const fields: Record<string, unknown> = Object.fromEntries(
    Object.entries(rest).map(([name, field]) => [name, resolve(field)]),
  );
  const { _ref: target, _weak, _dataset, _projectId } = rest;
  const isStrong = typeof target === "string" && _weak !== true && !(_dataset ?? _projectId);
  if (isStrong && !known.has(target)) {
    missing.add(target);
    fields._weak = true;
  }
  if (file === undefined) return fields;
  const [, kind, name = ""] = ASSET_FILE.exec(String(file)) ?? [];
  const _ref = assetIds.get(name);
  if (_ref) return { _type: kind, ...fields, asset: { _type: "reference", _ref } };
  missing.add(parseAssetFileName(basename(name)) ? basename(name) : String(file).slice(0, 100));
  return fields;
}
