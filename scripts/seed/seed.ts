import { randomUUID } from "node:crypto";
import type { ContentEntry } from "@currawong/content/authored";
import { compile, type SeedDocument } from "@currawong/content/compile";
import { loadContent } from "@currawong/content/load";
import { type Picture, picturesIn, rasterisePictures } from "@currawong/content/pictures";
import type { Mutation, SanityClient } from "@sanity/client";
import { migrationNames, recordApplied, recordChanges } from "../migrations/record.ts";
import { type Plan, planSeed, type StoredDocument, type Write } from "./plan.ts";
import { contentHash, parseRecord, RECORD_ID, recordDocument, type SeedRecord } from "./record.ts";

export type SeedOptions = {
  /** What to seed; by default everything in `content/`. */
  entries?: readonly ContentEntry[];
  /** The folder that caches rasterised pictures between runs. */
  cacheDir: string;
  /** Reports what would change and writes nothing. */
  dryRun?: boolean;
  /** Overwrites what editors changed or deleted. */
  force?: boolean;
  onProgress?: (line: string) => void;
};

/** What seeding did, or with `dryRun` would do. */
export type SeedReport = Plan & {
  uploaded: string[];
  /** Mutations sent, including the seed record's. */
  mutations: number;
  milliseconds: number;
};

/**
 * Seeds a dataset with the authored content. Can be run repeatedly: unchanged documents are not written, and
 * documents that an editor changed are skipped. Everything is one transaction, which also records what it
 * wrote. The content is a quarter of what the hosted Content Lake accepts in one transaction.
 * @throws when the content is invalid, before anything is written, or when the dataset rejects the write
 */
export async function seed(client: SanityClient, options: SeedOptions): Promise<SeedReport> {
  const { cacheDir, dryRun = false, force = false, onProgress = () => {} } = options;
  const started = performance.now();
  const entries = options.entries ?? (await loadContent());
  const pictures = await rasterisePictures(picturesIn(entries), cacheDir, (done, total) => {
    if (done % 10 === 0 || done === total) onProgress(`Pictures: ${done} of ${total}`);
  });
  const documents = compile(entries, (svg) => pictureOf(pictures, svg).assetId);
  const { stored, record } = await readDataset(client, documents);
  const plan = planSeed(documents, stored, record, { force });
  const report = { ...plan, uploaded: [], mutations: 0 };
  const elapsed = () => Math.round(performance.now() - started);
  if (dryRun) return { ...report, milliseconds: elapsed() };

  const uploaded = await uploadMissing(client, [...pictures.values()], onProgress);
  const mutations = await writePlan(client, plan, record);
  return { ...report, uploaded, mutations, milliseconds: elapsed() };
}

function pictureOf(pictures: ReadonlyMap<string, Picture>, svg: string): Picture {
  const picture = pictures.get(svg);
  if (picture) return picture;
  throw new Error(`The picture ${svg} was not rasterised before it was needed.`);
}

async function readDataset(client: SanityClient, documents: readonly SeedDocument[]) {
  const storedRecord = await client.getDocument(RECORD_ID);
  const record = parseRecord(storedRecord);
  const ids = new Set(documents.map(({ _id }) => _id));
  const removedIds = [...record.keys()].filter((id) => !ids.has(id));
  const found = await client.fetch<StoredDocument[]>(
    "*[_id in $ids || (count($left) > 0 && references($left))]",
    { ids: [...ids, ...removedIds], left: removedIds },
    // Drafts count too: a document that only a draft refers to must not be removed.
    { perspective: "raw" },
  );
  return { record, stored: new Map(found.map((document) => [document._id, document])) };
}

/**
 * Uploads the pictures that a dataset lacks. An asset's id comes from its bytes, so the ids alone tell which.
 * @returns the ids of the assets uploaded
 * @throws when the dataset stores a picture under an id other than the one that documents will refer to
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
  const uploadPending = async () => {
    for (let picture = pending.shift(); picture; picture = pending.shift()) {
      const { filename, contentType, assetId, read } = picture;
      const asset = await client.assets.upload("image", await read(), {
        filename,
        contentType,
      });
      if (asset._id !== assetId) {
        throw new Error(`The dataset stored ${filename} as ${asset._id}, expected ${assetId}.`);
      }
      uploaded.push(assetId);
      onProgress(`Pictures uploaded: ${uploaded.length} of ${missing.length}`);
    }
  };
  await Promise.all([uploadPending(), uploadPending(), uploadPending()]);
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

  const transactionId = `seed-${randomUUID()}`;
  const transaction = client.transaction();
  for (const write of writes) addWrite(transaction, write);
  for (const { _id } of plan.remove) transaction.delete(_id);
  transaction.createOrReplace(recordDocument(record));
  const isNew = before.size + plan.update.length + plan.skip.length + plan.unchanged.length === 0;
  const own = isNew
    ? recordApplied(migrationNames())
    : recordSeed([...writes, ...plan.remove.map((stored) => ({ document: stored, stored }))]);
  const mutations = transaction.serialize();
  // The Content Lake's own mutations, whose type the client narrows.
  const all = [...mutations, ...own] as Mutation[];
  await client.mutate(all, { visibility: "sync", tag: "seed", transactionId });
  return mutations.length;

  /** A seed of a dataset in use is recorded, and undone, like a migration. */
  function recordSeed(changes: readonly Pick<Write, "document" | "stored">[]) {
    const now = new Date();
    const name = `seed-${now.toISOString()}`;
    const batch = changes.map(({ document, stored }) => ({ id: document._id, before: stored }));
    return [...recordChanges(name, batch, transactionId), ...recordApplied([name], now)];
  }
}

/** Creates a new document; patches a stored one at the revision that was read. */
function addWrite(
  transaction: ReturnType<SanityClient["transaction"]>,
  { document, stored }: Write,
): void {
  if (!stored) {
    transaction.create(document);
    return;
  }
  const { _id, _type, ...fields } = document;
  const unset = Object.keys(stored).filter((field) => !field.startsWith("_") && !(field in fields));
  transaction.patch(_id, { ifRevisionID: stored._rev, set: fields, unset });
}
