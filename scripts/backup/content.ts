import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isRelease, isReleaseId } from "@currawong/lake/release";
import { lastState, openLog } from "@currawong/lake/store/log";
import { isRecord } from "@currawong/schemas/record";
import type { Manifest, StoredDocument } from "./archive.ts";

/** The id of an uploaded file's document: https://www.sanity.io/docs/apis-and-sdks/asset-cdn */
const ASSET_ID = /^(image|file)-(([0-9a-f]{40})(?:-\d+x\d+)?)-([a-z0-9]+)$/;

/** How many documents were copied, and which of their files were not there. */
export type Copied = { documents: number; missing: string[] };

/** Says what was not there, for the terminal. */
export const missingLine = ({ missing }: Copied): string =>
  missing.length > 0
    ? ` Not in it, so that documents lack them or refer to them weakly: ${missing.join(", ")}.`
    : "";

/** A file, by the id of its document. */
export type Asset = { kind: string; sha1: string; file: string };

/** What the upload of a file finds out. Everything else, such as its title, is kept (EXCLUDE_PROPS of @sanity/export). */
const UPLOADED = "assetId extension mimeType path sha1hash size uploadId url".split(" ");

/** What is known of a file besides its bytes. */
export const descriptionOf = (document: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(document).filter(([name]) => !name.startsWith("_") && !UPLOADED.includes(name)),
  );

/**
 * Saves a local lake's documents and files as a folder that `sanity dataset import` reads, releases with their
 * versions included. Reads the lake's own files, so it also works where the lake was written by an older version that
 * no longer starts. Of the history it has only the versions of archived releases.
 * @param lakeFolder the lake's data folder; no lake may be running on it
 * @param target created
 * @throws when the lake's database cannot be read
 */
export async function backUpContent(lakeFolder: string, target: string): Promise<Copied> {
  const folder = join(lakeFolder, "assets/originals");
  const entries = existsSync(folder) ? await readdir(folder, { withFileTypes: true }) : [];
  const present = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  const documents = readDocuments(join(lakeFolder, "lake.sqlite"));
  return saveContent(documents, target, async ({ file }, path) => {
    if (present.has(file)) await copyFile(join(folder, file), path);
    return present.has(file);
  });
}

/**
 * Saves documents and their files as a folder in Sanity's own format. A document names no file but by the id of its
 * asset: `_sanityAsset`, by which an import would read any file or address, is left out where an editor wrote it.
 * @param target a folder, created
 * @param copyAsset writes a file to a path; returns false when there is none
 */
export async function saveContent(
  documents: readonly StoredDocument[],
  target: string,
  copyAsset: (asset: Asset, path: string) => Promise<boolean>,
): Promise<Copied> {
  const assets = documents.flatMap((document) => {
    const asset = ASSET_TYPE.test(document._type) ? assetFrom(document._id) : undefined;
    return asset ? [{ ...asset, description: descriptionOf(document) }] : [];
  });
  const missing: string[] = [];
  const files: string[] = [];
  for (const folder of ["", "images", "files"]) {
    await mkdir(join(target, folder), { recursive: true, mode: 0o700 });
  }
  for (const asset of assets) {
    const name = `${asset.kind}s/${asset.file}`;
    (await copyAsset(asset, join(target, name))) ? files.push(name) : missing.push(asset.file);
  }
  const saved = documents.filter(
    ({ _id, _type }) => !ASSET_TYPE.test(_type) && (!_id.startsWith("_.") || isReleaseId(_id)),
  );
  const write = (name: string, text: string) =>
    writeFile(join(target, name), text, { mode: 0o600 });
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  const lines = saved.map((document) => `${JSON.stringify(withAssetFiles(document))}\n`);
  await write("data.ndjson", lines.join(""));
  const descriptions = assets.map(({ kind, sha1, description }) => [
    `${kind}-${sha1}`,
    description,
  ]);
  await write("assets.json", json(Object.fromEntries(descriptions)));
  await write("manifest.json", json({ documents: saved.length, files } satisfies Manifest));
  return { documents: saved.length, missing };
}

const ASSET_TYPE = /^sanity\.(image|file)Asset$/;

function readDocuments(file: string): StoredDocument[] {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const rows = database.prepare("SELECT content FROM documents ORDER BY id").all();
    // The lake stores whole documents as JSON.
    const documents = rows.map(({ content }) => JSON.parse(String(content)) as StoredDocument);
    return [...documents, ...archivedVersions(database, documents)];
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new Error(
      `${file} cannot be read (${reason}). If it was written before November 2026, check out the commit that wrote it and export the dataset there.`,
      { cause },
    );
  } finally {
    database?.close();
  }
}

/** The versions of archived releases, which only the log still has. */
function archivedVersions(database: DatabaseSync, documents: StoredDocument[]): StoredDocument[] {
  const ids = documents.flatMap((document) => {
    // A stored document has all the attributes that a lake gives it.
    const release = document as Parameters<typeof isRelease>[0];
    if (!isRelease(release) || release.state !== "archived") return [];
    return release.finalDocumentStates?.map(({ id }) => id) ?? [];
  });
  if (ids.length === 0) return [];
  const history = { get: () => undefined, log: openLog(database) };
  return ids.flatMap((id) => lastState(history, id) ?? []);
}

function assetFrom(id: unknown): Asset | undefined {
  const [, kind, name, sha1, extension] = ASSET_ID.exec(String(id)) ?? [];
  return kind && sha1 && extension ? { kind, sha1, file: `${name}.${extension}` } : undefined;
}

/** Names files instead of the ids of their documents, which another dataset does not have. */
function withAssetFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAssetFiles);
  if (!isRecord(value)) return value;
  const { _sanityAsset: _, ...own } = value;
  const { asset, ...rest } = own;
  const found = isRecord(asset) ? assetFrom(asset._ref) : undefined;
  const fields = Object.entries(found ? rest : own);
  return {
    ...(found && { _sanityAsset: `${found.kind}@file://./${found.kind}s/${found.file}` }),
    ...Object.fromEntries(fields.map(([name, field]) => [name, withAssetFiles(field)])),
  };
}
