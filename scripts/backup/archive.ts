import { createReadStream, existsSync, readFileSync, realpathSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { parseAssetFileName } from "@currawong/lake/assets/names";
import { isRecord } from "@currawong/schemas/record";
import { unpackTar } from "modern-tar/fs";

/** A document as an export has it. */
export type StoredDocument = { _id: string; _type: string; [field: string]: unknown };

/** What a backup says it holds, so that a copy of it that is not whole is noticed. */
export type Manifest = { documents: number; files: string[] };

/** The content of a backup. */
export type Archive = {
  documents: StoredDocument[];
  /** What is known of each file besides its bytes, by `<kind>-<sha1>`. */
  descriptions: Readonly<Record<string, unknown>>;
  /** The paths of the files on disk, by their names in the archive: `images/<sha1>-1x1.png`. */
  files: ReadonlyMap<string, string>;
  /** The names of files that the backup should have and has not. */
  missing: string[];
};

/** The entries that an export has, perhaps within a folder. Everything else is skipped: links, other names. */
const ENTRY = /^(?:[^/]+\/){0,2}([\w.-]+\.ndjson|assets\.json|(?:images|files)\/[\w.-]+)$/;

/** Unpacks the regular files of an archive of `sanity dataset export`. @throws when it is damaged or cut off */
function unpack(archive: string, target: string): Promise<void> {
  const names = new Set<string>();
  const files = unpackTar(target, {
    strict: true,
    fmode: 0o600,
    filter: ({ type, name }) => type === "file" && ENTRY.test(name),
    map: (header) => {
      const [, name = ""] = ENTRY.exec(header.name) ?? [];
      if (names.has(name)) throw new Error(`${archive} has two files ${name}.`);
      names.add(name);
      return { ...header, name };
    },
  });
  return pipeline(createReadStream(archive), createGunzip(), files);
}

/** The regular files of a folder by name. A link, or a folder behind one, would name what is outside the backup. */
async function regularFiles(root: string, folder = ""): Promise<Map<string, string>> {
  const path = join(root, folder);
  if (!existsSync(path) || realpathSync(path) !== path) return new Map();
  const entries = await readdir(path, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
  return new Map(names.sort().map((name) => [name, join(root, name)]));
}

function parseLine(line: string, index: number): StoredDocument {
  const document: unknown = JSON.parse(line);
  if (
    isRecord(document) &&
    typeof document._id === "string" &&
    typeof document._type === "string"
  ) {
    return document as StoredDocument; // Both attributes were checked.
  }
  throw new Error(
    `Line ${index + 1} of the backup’s documents is none: it has no _id or no _type.`,
  );
}

/**
 * Reads a backup's content. It names only regular files within it.
 * @param source a folder, or the `.tar.gz` of `sanity dataset export`
 * @param scratch a folder to unpack an archive in, created; the caller deletes it
 * @throws when it is damaged, or holds fewer documents than it should
 */
export async function openArchive(source: string, scratch: string): Promise<Archive> {
  if (source.endsWith(".tar.gz")) await unpack(source, scratch);
  const root = realpathSync(source.endsWith(".tar.gz") ? scratch : source);
  const own = await regularFiles(root);
  const [data, ...others] = [...own.keys()].filter((name) => name.endsWith(".ndjson"));
  if (!data || others.length > 0)
    throw new Error(`${source} needs one file of documents (.ndjson).`);
  const documents = readFileSync(join(root, data), "utf8")
    .split("\n")
    .filter(Boolean)
    .map(parseLine);
  const read = (name: string): unknown => {
    const path = own.get(name);
    return path && JSON.parse(readFileSync(path, "utf8"));
  };
  const manifest = read("manifest.json") as Manifest | undefined; // Written by `saveContent`.
  if (manifest && manifest.documents !== documents.length) {
    throw new Error(
      `${source} is not whole: it has ${documents.length} of its ${manifest.documents} documents.`,
    );
  }
  const found = [...(await regularFiles(root, "images")), ...(await regularFiles(root, "files"))];
  const files = new Map(found.filter(([name]) => parseAssetFileName(basename(name))));
  const missing = manifest?.files.filter((name) => !files.has(name)) ?? [];
  return { documents, descriptions: Object(read("assets.json")), files, missing };
}
