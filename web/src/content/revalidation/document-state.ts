import { createHash } from "node:crypto";
import {
  type DocumentParts,
  type PartsRow,
  partsOf,
  partsProjection,
} from "@currawong/schemas/document-parts";
import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import { fetchContent } from "../fetch-content.ts";

/** How many documents a query reads: a document's views may be a hundred times the size of its state. */
const BATCH_SIZE = 100;

/** A document's state in the ledger: its revision and its parts, each as a hash. */
export type DocumentState = DocumentParts & { type: string; rev: string };

type Row = PartsRow & { _rev: string };

const hash = (content: string) =>
  content && createHash("sha1").update(content).digest("base64").slice(0, 16);

/** Reads the current states of documents, given their types by id; a deleted document has none. */
export async function readStates(
  client: SanityClient,
  types: ReadonlyMap<string, string>,
): Promise<Map<string, DocumentState>> {
  const states = new Map<string, DocumentState>();
  for (const type of new Set(types.values())) {
    if (!PUBLIC_TYPES.includes(type)) continue;
    const ids = [...types.keys()].filter((id) => types.get(id) === type);
    const query = `*[_type == "${type}" && _id in $ids]{ _rev, ...${partsProjection(type)} }`;
    while (ids.length > 0) {
      const params = { ids: ids.splice(0, BATCH_SIZE) };
      const rows = await fetchContent<Row[]>(client, query, params);
      for (const row of rows) states.set(row._id, stateOf(type, row));
    }
  }
  return states;
}

function stateOf(type: string, row: Row): DocumentState {
  const { membership, parts } = partsOf(type, row);
  const hashes = Object.entries(parts).map(([tag, content]) => [tag, hash(content)]);
  return { type, rev: row._rev, membership, parts: Object.fromEntries(hashes) };
}
