import { createReadStream, existsSync } from "node:fs";
import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createLake } from "@currawong/lake/lake";
import { isRecord } from "@currawong/schemas/record";
import { createClient } from "@sanity/client";
import { sanityImport } from "@sanity/import";

/** The id of an uploaded file's document: https://www.sanity.io/docs/apis-and-sdks/asset-cdn */
const ASSET_ID = /^(image|file)-(([0-9a-f]{40})(?:-\d+x\d+)?)-([a-z0-9]+)$/;

/** How many documents were copied, and which of their files were not there. */
export type Copied = { documents: number; missing: string[] };

/** Says which files were not there, for the terminal. */
export const missingLine = ({ missing }: Copied): string =>
  missing.length > 0
    ? ` Files that are missing, and that documents now lack: ${missing.join(", ")}.`
    : "";

type Asset = { kind: string; sha1: string; file: string };

/** What an editor wrote about a file. */
const DESCRIPTION = ["originalFilename", "label", "title", "description", "creditLine", "altText"];

/**
 * Saves a local lake's documents and files as a folder that `sanity dataset import` reads. Reads the
 * lake's own files, so it also works where the lake was written by an older version that no longer
 * starts. History and releases are not included.
 * @param lakeFolder the lake's data folder; no lake may be running on it
 * @param target created
 * @throws when the lake's database cannot be read
 */
export async function backUpContent(lakeFolder: string, target: string): Promise<Copied> {
  const documents = readDocuments(join(lakeFolder, "lake.sqlite"));
  await mkdir(target, { recursive: true, mode: 0o700 });
  const saved = documents.filter(({ _id, _type }) => !isSystem(_id) && !ASSET_TYPE.test(_type));
  const lines = saved.map((document) => `${JSON.stringify(withAssetFiles(document))}\n`);
  await writeFile(join(target, "data.ndjson"), lines.join(""));
  const descriptions = documents.flatMap((document) => {
    const asset = assetFrom(document._id);
    return asset ? [[`${asset.kind}-${asset.sha1}`, descriptionOf(document)] as const] : [];
  });
  await writeFile(
    join(target, "assets.json"),
    JSON.stringify(Object.fromEntries(descriptions), null, 2),
  );
  const missing = await copyAssets(join(lakeFolder, "assets/originals"), target, documents);
  return { documents: saved.length, missing };
}

/**
 * Loads a saved folder, or an archive of `sanity dataset export`, into a local lake; documents of the same id are
 * replaced. A file that is missing does not stop the rest. After an interruption, run it again.
 * @param lakeFolder the lake's data folder, created if missing; no lake may be running on it
 */
export async function restoreContent(source: string, lakeFolder: string): Promise<Copied> {
  const token = "restore-0123456789-0123456789";
  const options = { dataDir: lakeFolder, writeToken: token, readToken: "", corsOrigins: [] };
  const lake = await createLake(options);
  try {
    const { url } = await lake.listen(0);
    const client = createClient({
      projectId: lake.projectId,
      dataset: lake.dataset,
      apiVersion: "2026-03-01",
      apiHost: url,
      useProjectHostname: false,
      useCdn: false,
      token,
    });
    const input = source.endsWith(".tar.gz") ? createReadStream(source) : source;
    const { numDocs, warnings } = await sanityImport(input, {
      ...{ client, operation: "createOrReplace", allowFailingAssets: true },
    });
    return { documents: numDocs, missing: warnings.map(({ message }) => basename(message)) };
  } finally {
    await lake.close();
  }
}

type StoredDocument = { _id: string; _type: string; [field: string]: unknown };

const ASSET_TYPE = /^sanity\.(image|file)Asset$/;

const isSystem = (id: string) => id.startsWith("_.");

function readDocuments(file: string): StoredDocument[] {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const rows = database.prepare("SELECT content FROM documents ORDER BY id").all();
    // The lake stores whole documents as JSON.
    return rows.map(({ content }) => JSON.parse(String(content)) as StoredDocument);
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

function assetFrom(id: unknown): Asset | undefined {
  const [, kind, name, sha1, extension] = ASSET_ID.exec(String(id)) ?? [];
  return kind && sha1 && extension ? { kind, sha1, file: `${name}.${extension}` } : undefined;
}

const descriptionOf = (document: StoredDocument) =>
  Object.fromEntries(Object.entries(document).filter(([name]) => DESCRIPTION.includes(name)));

/** Names files instead of the ids of their documents, which another dataset does not have. */
function withAssetFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAssetFiles);
  if (!isRecord(value)) return value;
  const { asset, ...rest } = value;
  const found = isRecord(asset) ? assetFrom(asset._ref) : undefined;
  const fields = Object.entries(found ? rest : value);
  return {
    ...(found && { _sanityAsset: `${found.kind}@file://./${found.kind}s/${found.file}` }),
    ...Object.fromEntries(fields.map(([name, field]) => [name, withAssetFiles(field)])),
  };
}

async function copyAssets(folder: string, target: string, documents: readonly StoredDocument[]) {
  const present = new Set(existsSync(folder) ? await readdir(folder) : []);
  const missing: string[] = [];
  for (const { _id } of documents) {
    const asset = assetFrom(_id);
    if (!asset) continue;
    if (!present.has(asset.file)) {
      missing.push(asset.file);
      continue;
    }
    await mkdir(join(target, `${asset.kind}s`), { recursive: true });
    await copyFile(join(folder, asset.file), join(target, `${asset.kind}s`, asset.file));
  }
  return missing;
}
