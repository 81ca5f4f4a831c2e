import { readFileSync } from "node:fs";
import { documentTypes } from "@currawong/content/model";
import type { SanityClient } from "@sanity/client";
import type { SanityDocument } from "@sanity/types";
import { memoryClient } from "../content-check/memory-client.ts";
import { validate } from "../content-check/validate.ts";

/** Reads an export: one JSON document a line. */
export function readNdjson(file: string): SanityDocument[] {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

/** Writes documents as they are, references between them included. */
export async function load(client: SanityClient, documents: readonly SanityDocument[]) {
  await client.mutate(documents.map((document) => ({ createOrReplace: document })));
}

/** What an editor would be told about published documents that are not valid today. */
export async function complaints(client: SanityClient): Promise<string[]> {
  const documents = await client.fetch<SanityDocument[]>(
    "*[_type in $types]",
    { types: documentTypes },
    { perspective: "published" },
  );
  const assets = await client.fetch<string[]>('*[_type match "sanity.*Asset"]._id');
  const ids = new Set([...documents.map(({ _id }) => _id), ...assets]);
  const context = { client: memoryClient(documents), exists: (id: string) => ids.has(id) };
  const findings = await Promise.all(documents.map((document) => validate(document, context)));
  return findings
    .flat()
    .filter(({ level }) => level === "error")
    .map(({ id, path, message }) => `${id} ${path}: ${message}`);
}
