import { createWriteStream, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseEnv } from "node:util";
import { API_VERSION } from "@currawong/schemas/api-version";
import { createClient, type SanityClient } from "@sanity/client";
import type { StoredDocument } from "./archive.ts";
import { type Asset, type Copied, saveContent } from "./content.ts";

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

/** Documents per query. */
const PAGE_SIZE = 500;

/** Every document that the client may read: with a token drafts, versions and releases too. */
async function* readDocuments(client: SanityClient): AsyncGenerator<StoredDocument> {
  const { dataset, token } = client.config();
  if (!token) {
    const query = `*[_id > $last] | order(_id) [0...${PAGE_SIZE}]`;
    let page = await client.fetch<StoredDocument[]>(query, { last: "" });
    while (page.length > 0) {
      yield* page;
      page = await client.fetch<StoredDocument[]>(query, { last: page.at(-1)?._id ?? "" });
    }
    return;
  }
  const response = await request(client.getUrl(`/data/export/${dataset}`), token);
  if (!response.ok) throw new Error(`${dataset} cannot be exported: ${await response.text()}`);
  for await (const line of createInterface(bodyOf(response))) {
    const document: unknown = line === "" ? {} : JSON.parse(line);
    if (Object(document).error) throw new Error(`The export of ${dataset} failed: ${line}`);
    // Everything else that the lake sends is a document; a cursor has no id.
    if (Object(document)._id) yield document as StoredDocument;
  }
}

/** Follows no redirect: it could lead anywhere. */
const request = (url: string, token: string | undefined) =>
  fetch(url, { redirect: "error", headers: token ? { authorization: `Bearer ${token}` } : {} });

const bodyOf = ({ body }: Response) =>
  Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);

/**
 * Saves a file of the dataset. Its address derives from its id, never from an address in a document, which an editor may
 * have written. https://www.sanity.io/docs/apis-and-sdks/asset-cdn
 */
async function download(client: SanityClient, { kind, file }: Asset, path: string) {
  const { projectId, dataset, token, apiHost, useProjectHostname } = client.config();
  const host = useProjectHostname === false ? apiHost : "https://cdn.sanity.io";
  const url = `${host}/${kind}s/${projectId}/${dataset}/${file}${token && kind === "image" ? "?dlRaw=true" : ""}`;
  const response = await request(url, token);
  if ([401, 403, 404].includes(response.status)) return false;
  if (!response.ok) throw new Error(`${url} answers ${response.status}. Try again.`);
  await pipeline(bodyOf(response), createWriteStream(path, { mode: 0o600 }));
  return true;
}

/**
 * Saves a hosted dataset and its files, for `npm run restore` or `sanity dataset import`: without a token only what is
 * published. Enquiries are not in it.
 * @param target a folder, created, which only its owner can read
 * @throws when there is nothing that may be read
 */
export async function backUpHosted(client: SanityClient, target: string): Promise<Copied> {
  const documents: StoredDocument[] = [];
  for await (const document of readDocuments(client)) documents.push(document);
  if (documents.length === 0) {
    const { projectId, dataset } = client.config();
    throw new Error(
      `${projectId}/${dataset} has nothing to read. If it is private, set SANITY_API_READ_TOKEN.`,
    );
  }
  return saveContent(documents, join(target, "content"), (asset, path) =>
    download(client, asset, path),
  );
}
