import type { ContentEntry } from "@currawong/content/authored";
import { compile, type SeedDocument } from "@currawong/content/compile";
import { loadContent } from "@currawong/content/load";
import { type Picture, picturesIn, rasterisePictures } from "@currawong/content/pictures";
import type { SanityClient } from "@sanity/client";
import type { SanityDocument } from "@sanity/types";
import {
  contentHash,
  parseRecord,
  RECORD_ID,
  recordDocument,
  type SeedRecord,
} from "../dataset/seed-record.ts";
import { migrate } from "../migrations/migrate.ts";
import { recordApplied } from "../migrations/record.ts";
import { loadSteps } from "../migrations/steps.ts";
import { writeChanges } from "../migrations/write.ts";
import { type Plan, planSeed } from "./plan.ts";

export type SeedOptions = {
  /** What to seed; by default everything in `content/`. */
  entries?: readonly ContentEntry[];
  /** The folder that caches rasterised pictures between runs. */
  cacheDir: string;
  /** Reports what would change and writes nothing. */
  dryRun?: boolean;
  /** Overwrites what editors changed or deleted. */
  force?: boolean;
  /** First runs the migrations that the dataset needs; without it, they are an error. */
  migrateFirst?: boolean;
  onProgress?: (line: string) => void;
};

/** What seeding did, or with `dryRun` would do. */
export type SeedReport = Plan & {
  uploaded: string[];
  milliseconds: number;
};

/**
 * Seeds a dataset with the authored content, by the same way as migrations. Can be run repeatedly: unchanged documents
 * are not written, and documents that an editor changed are skipped. Everything is one transaction, because documents
 * refer to each other. The content is a quarter of what the hosted Content Lake accepts in one.
 * @throws before anything is written, when the content is invalid or the dataset needs a migration, which would read what
 *   the seed overwrites; or when the dataset rejects the write
 */
export async function seed(client: SanityClient, options: SeedOptions): Promise<SeedReport> {
  const { cacheDir, dryRun = false, force = false, onProgress = () => {} } = options;
  const started = performance.now();
  const entries = options.entries ?? (await loadContent());
  const pictures = await rasterisePictures(picturesIn(entries), cacheDir, (done, total) => {
    if (done % 10 === 0 || done === total) onProgress(`Pictures: ${done} of ${total}`);
  });
  const documents = compile(entries, (svg) => pictureOf(pictures, svg).assetId);
  const planNow = async () => {
    const { stored, record: before } = await readDataset(client, documents);
    const plan = planSeed(documents, stored, before, { force });
    const record = recordDocument(recordAfter(before, documents, plan));
    const isRecorded = contentHash(record) === contentHash(recordDocument(before));
    const { create } = plan;
    return {
      plan,
      record,
      isRecorded,
      isNew: before.size === 0 && create.length === documents.length,
    };
  };
  const reportOf = (plan: Plan, uploaded: string[] = []) => {
    return { ...plan, uploaded, milliseconds: Math.round(performance.now() - started) };
  };
  const migrations = await settleMigrations(client, options);
  let planned = await planNow();
  if (dryRun) return reportOf(planned.plan);

  const uploaded = await uploadMissing(client, [...pictures.values()], onProgress);
  await writeChanges(client, {
    ...{ name: `seed-${new Date().toISOString()}`, tag: "seed", batchSize: Infinity, onProgress },
    plan: async () => {
      planned = await planNow();
      const { create, update, remove } = planned.plan;
      const changes = [...create, ...update, ...remove];
      return planned.isRecorded && changes.length === 0 ? undefined : changes;
    },
    recordSeed: () => [
      { createOrReplace: planned.record },
      // They have nothing to change here, and must not change what is written now.
      ...(migrations.length > 0 ? recordApplied(migrations) : []),
    ],
    isUndoable: () => !planned.isNew,
  });
  return reportOf(planned.plan, uploaded);
}

/**
 * Sees to the migrations that the dataset has not had, if any would change it: it is new, restored or of an older version.
 * @returns the names of those that change nothing
 */
async function settleMigrations(
  client: SanityClient,
  { migrateFirst, dryRun, onProgress = () => {} }: SeedOptions,
): Promise<string[]> {
  const steps = await loadSteps();
  const pending = await migrate(client, { steps });
  const needed = pending.filter(({ changes }) => changes.length > 0).map(({ name }) => name);
  if (needed.length === 0) return pending.map(({ name }) => name);
  const message = `The dataset is of an older version. Back it up, then run “npm run tool -- migrate --apply”, and seed again. Needed: ${needed.join(", ")}.`;
  if (dryRun) onProgress(message);
  else if (migrateFirst) await migrate(client, { steps, apply: true, onProgress });
  else throw new Error(message);
  return [];
}

/** The record once a plan is written. */
function recordAfter(
  before: SeedRecord,
  documents: readonly SeedDocument[],
  { skip, remove }: Plan,
): SeedRecord {
  const record = new Map(before);
  const skipped = new Set(skip.map(({ id }) => id));
  for (const document of documents) {
    if (!skipped.has(document._id)) record.set(document._id, contentHash(document));
  }
  for (const { id } of remove) record.delete(id);
  return record;
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
  const found = await client.fetch<SanityDocument[]>(
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
