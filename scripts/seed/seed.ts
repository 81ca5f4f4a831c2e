import type { ContentEntry } from "@currawong/content/authored";
import { compile, type SeedDocument } from "@currawong/content/compile";
import { loadContent } from "@currawong/content/load";
import { drawPictures, type Picture, pictureKey } from "@currawong/content/pictures";
import type { SanityClient } from "@sanity/client";
import { type BatchLimits, inBatches } from "./batches.ts";
import { type Plan, planSeed, type StoredDocument, type Write } from "./plan.ts";
import { contentHash, parseRecord, RECORD_ID, recordDocument, type SeedRecord } from "./record.ts";
import { artRequestsIn } from "./requests.ts";
import { uploadMissing } from "./upload.ts";

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
  /** What one transaction holds, unless a circle of references has more. */
  limits?: BatchLimits;
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
 * not written, and what an editor changed is left alone. Each batch is one transaction that also
 * notes what it wrote, so a run that fails half-way is completed by the next.
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
  const mutations = await writePlan(client, plan, record, options.limits, onProgress);
  return { ...report, uploaded, mutations, milliseconds: elapsed() };
}

function pictureOf(pictures: ReadonlyMap<string, Picture>, key: string): Picture {
  const picture = pictures.get(key);
  if (picture) return picture;
  throw new Error(`The picture ${key} was not drawn before it was needed.`);
}

async function readDataset(client: SanityClient, documents: readonly SeedDocument[]) {
  const recorded = await client.getDocument(RECORD_ID);
  const record = parseRecord(recorded);
  const wanted = new Set(documents.map(({ _id }) => _id));
  const left = [...record.keys()].filter((id) => !wanted.has(id));
  const found = await client.fetch<StoredDocument[]>(
    "*[_id in $ids || (count($left) > 0 && references($left))]",
    { ids: [...wanted, ...left], left },
    // What only a draft refers to may not go either.
    { perspective: "raw" },
  );
  return { record, stored: new Map(found.map((document) => [document._id, document])) };
}

async function writePlan(
  client: SanityClient,
  plan: Plan,
  before: SeedRecord,
  limits: BatchLimits | undefined,
  onProgress: (line: string) => void,
): Promise<number> {
  const writes = new Map(
    [...plan.create, ...plan.update].map((write) => [write.document._id, write]),
  );
  const batches = inBatches(
    [...writes.values()].map(({ document }) => document),
    limits,
  );
  const record = new Map(before);
  let mutations = 0;
  let done = 0;
  const commit = async (ids: number, build: (transaction: Transaction) => Transaction) => {
    const transaction = build(client.transaction()).createOrReplace(recordDocument(record));
    await transaction.commit({ visibility: "sync", tag: "seed" });
    mutations += transaction.serialize().length;
    done += ids;
  };

  for (const batch of batches) {
    for (const document of batch) record.set(document._id, contentHash(document));
    await commit(batch.length, (transaction) =>
      batch.reduce((all, { _id }) => addWrite(all, writes.get(_id)), transaction),
    );
    onProgress(`Documents: ${done} of ${writes.size}`);
  }

  for (const document of plan.unchanged) record.set(document._id, contentHash(document));
  for (const { _id } of plan.remove) record.delete(_id);
  if (plan.remove.length > 0 || !sameRecord(record, before, writes)) {
    await commit(plan.remove.length, (transaction) =>
      plan.remove.reduce((all, { _id }) => all.delete(_id), transaction),
    );
  }
  return mutations;
}

type Transaction = ReturnType<SanityClient["transaction"]>;

/** A new document is created; a stored one patched, and only if nobody wrote it in the meantime. */
function addWrite(transaction: Transaction, write: Write | undefined): Transaction {
  if (!write) return transaction;
  const { document, stored } = write;
  if (!stored) return transaction.create(document);
  const { _id, _type, ...fields } = document;
  const gone = Object.keys(stored).filter((field) => !field.startsWith("_") && !(field in fields));
  return transaction.patch(_id, { ifRevisionID: stored._rev, set: fields, unset: gone });
}

/** Whether the record needs no write beside those the batches made. */
function sameRecord(record: SeedRecord, before: SeedRecord, writes: ReadonlyMap<string, Write>) {
  return [...record].every(([id, hash]) => writes.has(id) || before.get(id) === hash);
}
