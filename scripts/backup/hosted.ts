import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { API_VERSION } from "@currawong/schemas/api-version";
import { createClient, type SanityClient } from "@sanity/client";
import { exportDataset } from "@sanity/export";
import { restoreContent } from "./content.ts";

/** The name of a hosted dataset's export in a backup, as `sanity dataset import` reads it. */
export const ARCHIVE = "content.tar.gz";

/**
 * Creates a client that reads the dataset of a file of settings, such as `production.env`: secrets stay in the
 * file, out of the shell's history. Without SANITY_API_READ_TOKEN it sees only what is published.
 * @throws an error that names the missing file or setting
 */
export function clientFromFile(file: string): SanityClient {
  if (!existsSync(file)) {
    throw new Error(`There is no ${file}: name a file with the settings of .env.example.`);
  }
  const settings = parseEnv(readFileSync(file, "utf8"));
  const { SANITY_PROJECT_ID: projectId, SANITY_DATASET: dataset } = settings;
  if (!projectId || !dataset) {
    throw new Error(`${file}: set SANITY_PROJECT_ID and SANITY_DATASET.`);
  }
  const { SANITY_API_HOST: apiHost, SANITY_API_READ_TOKEN: token } = settings;
  return createClient({
    projectId,
    dataset,
    apiVersion: API_VERSION,
    useCdn: false,
    perspective: token ? "raw" : "published",
    ...(token && { token }),
    ...(apiHost && { apiHost, useProjectHostname: false }),
  });
}

const DOCUMENTS = '!(_id in path("_.**")) && !string::startsWith(_type, "sanity.")';
const SURVEY = `{
  "documents": count(*[${DOCUMENTS}]),
  "drafts": count(*[_id in path("drafts.**")]),
  "edited": *[${DOCUMENTS}] | order(_updatedAt desc)[0]._updatedAt,
  "sizes": *[_type in ["sanity.imageAsset", "sanity.fileAsset"]].size
}`;

type Survey = { documents: number; drafts: number; edited: string | null; sizes: number[] };

/** Says in one line what a dataset holds, for the terminal. */
export async function describeDataset(client: SanityClient): Promise<string> {
  const { documents, drafts, edited, sizes } = await client.fetch<Survey>(SURVEY);
  const { projectId, dataset, token } = client.config();
  const megabytes = Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / 1e6);
  const unseen = token ? "" : "; no drafts, because SANITY_API_READ_TOKEN is not set";
  return `${projectId}/${dataset}: ${documents} documents, of which ${drafts} are drafts${unseen}; ${sizes.length} files, ${megabytes} MB; last change ${edited ?? "never"}.`;
}

/**
 * Saves a hosted dataset and its files as one archive, for `npm run restore` or `sanity dataset import`. Enquiries
 * are not in it.
 * @param target a folder, created, which only its owner can read
 */
export async function backUpHosted(client: SanityClient, target: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  const { dataset = "" } = client.config();
  await exportDataset({ client, dataset, outputPath: join(target, ARCHIVE) });
}

/**
 * Replaces the local dataset by a saved one, once that is loaded whole. The local data is put aside, not deleted.
 * @param source a backup of a hosted dataset
 * @param lakeFolder the lake's data folder; no lake may be running on it
 * @returns what was loaded, and where the local data is now, if there was any
 */
export async function replaceContent(source: string, lakeFolder: string, time: string) {
  const loading = `${lakeFolder}-loading`;
  rmSync(loading, { recursive: true, force: true });
  const loaded = await restoreContent(join(source, ARCHIVE), loading);
  const aside = existsSync(lakeFolder) ? `${lakeFolder}-${time}` : undefined;
  if (aside) renameSync(lakeFolder, aside);
  renameSync(loading, lakeFolder);
  return { ...loaded, aside };
}
