import type { ContentEntry } from "@currawong/content/authored";
import { type ArtRequest, compile, type SeedDocument } from "@currawong/content/compile";
import { loadContent } from "@currawong/content/load";
import { drawPictures, type Picture, pictureKey } from "@currawong/content/pictures";
import { isRecord } from "@currawong/schemas/record";
import type { SanityClient } from "@sanity/client";
import { type Plan, planSeed, type StoredDocument, type Write } from "./plan.ts";
import { contentHash, parseRecord, RECORD_ID, recordDocument, type SeedRecord } from "./record.ts";

/** How to seed. */
export type SeedOptions = {
  /** What to seed; default: all that `content/` holds. */
  entries?: readonly ContentEntry[];
  /** Folder that keeps drawn pictures between runs. */
  cacheDir: string;
  /** Says what would change and changes nothing. */
  dryRun?: boolean;
  /** Overwrites what editors changed or deleted. */
  force?: boolean;
  onProgress?: (line: string) => void;
};

/** What seeding did, or with `dryRun` would do. */
export type SeedReport = Plan & {
  uploaded: string[];
  /** Mutations sent, the seed record's among them. */
  mutations: number;
  milliseconds: number;
};

/**
 * Brings a dataset to the authored content. Runs again without harm: what is as it should be is
 * not written, and what an editor changed is left alone. All of it is one transaction, which also
 * notes what it wrote; the content is a quarter of what the hosted Content Lake takes in one.
 * @throws when the content has a mistake, before anything is written; or when the dataset refuses
 */
export async function seed(client: SanityClient, options: SeedOptions): Promise<SeedReport> {
  const { cacheDir, dryRun = false, force = false, onProgress = () => {} } = options;
  const started = performance.now();
  const entries = options.entries ?? (await loadContent());
  const pictures = await drawPictures(artRequestsIn(entries), cacheDir, (done, total) => {
    if (done % 10 === 0 || done === total) onProgress(`Pictures: ${done} of ${total}`);
  });
  const documents = compile(entries, (request) => pictureOf(pictures, pictureKey(request)).assetId);
  const { stored, record } = await readDataset(client, documents);
  const plan = planSeed(documents, stored, record, { force });
  const report = { ...plan, uploaded: [], mutations: 0 };
  const elapsed = () => Math.round(performance.now() - started);
  if (dryRun) return { ...report, milliseconds: elapsed() };

  const uploaded = await uploadMissing(client, [...pictures.values()], onProgress);
  const mutations = await writePlan(client, plan, record);
  return { ...report, uploaded, mutations, milliseconds: elapsed() };
}

/** Every picture authored content asks for, in the order it is met. */
function artRequestsIn(value: unknown): ArtRequest[] {
  if (Array.isArray(value)) return value.flatMap(artRequestsIn);
  if (!isRecord(value)) return [];
  const { art } = value;
  if (isRecord(art) && typeof art.kind === "string" && typeof art.slug === "string") {
    return [{ kind: art.kind, slug: art.slug }];
  }
  return Object.values(value).flatMap(artRequestsIn);
}

function pictureOf(pictures: ReadonlyMap<string, Picture>, key: string): Picture {
  const picture = pictures.get(key);
  if (picture) return picture;
  throw new Error(`The picture ${key} was not drawn before it was needed.`);
}

async function readDataset(client: SanityClient, documents: readonly SeedDocument[]) {
  const recorded = await client.getDocument(RECORD_ID);
  const record = parseRecord(recorded);
  const ids = new Set(documents.map(({ _id }) => _id));
  const left = [...record.keys()].filter((id) => !ids.has(id));
  const found = await client.fetch<StoredDocument[]>(
    "*[_id in $ids || (count($left) > 0 && references($left))]",
    { ids: [...ids, ...left], left },
    // What only a draft refers to may not go either.
    { perspective: "raw" },
  );
  return { record, stored: new Map(found.map((document) => [document._id, document])) };
}

/**
 * Uploads the pictures a dataset does not have yet. An asset's id comes from its bytes, so the ids
 * alone tell which those are.
 * @returns the ids of the assets uploaded
 * @throws when the dataset stores a picture under another id than the documents will refer to
 */
async function uploadMissing(
  client: SanityClient,
  pictures: readonly Picture[],
  onProgress: (line: string) => void,
): Promise<string[]> {
  const ids = pictures.map(({ assetId }) => assetId);
  const present = new Set(await client.fetch<string[]>("*[_id in $ids]._id", { ids }));
  const missing = pictures.filter(({ assetId }) => !present.has(assetId));
  const pending = [...missing];
  const uploaded: string[] = [];
  const work = async () => {
    for (let picture = pending.shift(); picture; picture = pending.shift()) {
      const { filename, assetId, read } = picture;
      const asset = await client.assets.upload("image", await read(), {
        filename,
        contentType: "image/png",
      });
      if (asset._id !== assetId) {
        throw new Error(`The dataset stored ${filename} as ${asset._id}, expected ${assetId}.`);
      }
      uploaded.push(assetId);
      onProgress(`Pictures uploaded: ${uploaded.length} of ${missing.length}`);
    }
  };
  await Promise.all([work(), work(), work()]);
  return uploaded;
}

async function writePlan(client: SanityClient, plan: Plan, before: SeedRecord): Promise<number> {
  const writes = [...plan.create, ...plan.update];
  const record = new Map(before);
  for (const { document } of writes) record.set(document._id, contentHash(document));
  for (const document of plan.unchanged) record.set(document._id, contentHash(document));
  for (const { _id } of plan.remove) record.delete(_id);
  const isRecorded =
    record.size === before.size && [...record].every(([id, hash]) => before.get(id) === hash);
  if (isRecorded && writes.length + plan.remove.length === 0) return 0;

  const transaction = client.transaction();
  for (const write of writes) addWrite(transaction, write);
  for (const { _id } of plan.remove) transaction.delete(_id);
  transaction.createOrReplace(recordDocument(record));
  await transaction.commit({ visibility: "sync", tag: "seed" });
  return transaction.serialize().length;
}

/** A new document is created; a stored one is patched at the revision that was read. */
function addWrite(
  transaction: ReturnType<SanityClient["transaction"]>,
  { document, stored }: Write,
): void {
  if (!stored) {
    transaction.create(document);
    return;
  }
  const { _id, _type, ...fields } = document;
  const gone = Object.keys(stored).filter((field) => !field.startsWith("_") && !(field in fields));
  transaction.patch(_id, { ifRevisionID: stored._rev, set: fields, unset: gone });
}
