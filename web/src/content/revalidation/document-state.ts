import { createHash } from "node:crypto";
import { sectionTags } from "@currawong/schemas/site-sections";
import { getTypeEntry, isListedType, membershipField } from "@currawong/schemas/types";
import { PUBLIC_TYPES, VIEWS } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import { fetchContent } from "../fetch-content.ts";
import { tags } from "../tags.ts";

/** How many documents a query reads: a document's views may be a hundred times the size of its state. */
const BATCH_SIZE = 100;

/** A document's state in the ledger: its revision and a hash of every part that pages depend on. */
export type DocumentState = {
  type: string;
  rev: string;
  /** The tag of the members of its group: `members:article:articleCategory-ai`. */
  membership?: string;
  /** By tag of the part: `service-x:page`, `list:service`, `addresses`, `announcement:on:/blog`. */
  parts: Record<string, string>;
};

/**
 * The tags of all parts that a document of a type may have or may have had, whatever they contain: it may be
 * in any group, and may have left any.
 */
export async function tagsOf(client: SanityClient, id: string, type: string): Promise<string[]> {
  const { address, views } = VIEWS[type] ?? { views: {} };
  const group = membershipField(type)?.type;
  const groups = group
    ? await fetchContent<string[]>(client, "*[_type == $group]._id", { group })
    : [];
  return [
    ...Object.keys(views).map((view) => tags.view(id, view)),
    ...(isListedType(type)
      ? [tags.list(type), tags.groups(type), ...groups.map((id) => tags.members(type, id))]
      : []),
    ...(address ? [tags.addresses] : []),
    ...sectionTags({ _type: type }),
  ];
}

/** Nested documents are views of their own, so only their ids count here. */
function ownContent(value: unknown, top = true): unknown {
  if (Array.isArray(value)) return value.map((item) => ownContent(item, false));
  if (typeof value !== "object" || value === null) return value;
  if (!top && "_id" in value && "_view" in value) return { _id: value._id };
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, ownContent(child, false)]),
  );
}

const hash = (value: unknown) =>
  createHash("sha1")
    .update(JSON.stringify(ownContent(value)))
    .digest("base64")
    .slice(0, 16);

/** The query that reads every part of documents of one type. */
function stateQuery(type: string): string {
  const { order, address, views } = VIEWS[type] ?? { views: {} };
  const group = membershipField(type);
  const parts = Object.entries(views).map(([name, projection]) => `"${name}": { ${projection} }`);
  return `*[_type == "${type}" && _id in $ids]{
    _id,
    _rev,
    "order": ${order ? `{ ${order} }` : "null"},
    "shownOn": ${getTypeEntry(type)?.onSections ? "shownOn" : "null"},
    "group": ${group ? `${group.field}._ref` : "null"},
    "address": ${address ? `{ ${address} }` : "null"},
    "views": { ${parts.join(", ")} }
  }`;
}

type Row = Record<"_id" | "_rev", string> &
  Record<"order" | "group" | "address" | "shownOn", unknown> & { views: Record<string, unknown> };

/** Reads the current states of documents, given their types by id; a deleted document has none. */
export async function readStates(
  client: SanityClient,
  types: ReadonlyMap<string, string>,
): Promise<Map<string, DocumentState>> {
  const states = new Map<string, DocumentState>();
  for (const type of new Set(types.values())) {
    if (!PUBLIC_TYPES.includes(type)) continue;
    const ids = [...types.keys()].filter((id) => types.get(id) === type);
    while (ids.length > 0) {
      const params = { ids: ids.splice(0, BATCH_SIZE) };
      const rows = await fetchContent<Row[]>(client, stateQuery(type), params);
      for (const row of rows) states.set(row._id, stateOf(type, row));
    }
  }
  return states;
}

function stateOf(type: string, row: Row): DocumentState {
  const { _id, _rev, order, group, address, shownOn, views } = row;
  const parts: Record<string, string> = {};
  for (const [view, content] of Object.entries(views)) parts[tags.view(_id, view)] = hash(content);
  if (isListedType(type)) parts[tags.list(type)] = hash(order);
  const membership =
    isListedType(type) && typeof group === "string" ? tags.members(type, group) : undefined;
  if (membership) parts[membership] = hash(order);
  if (address) parts[tags.addresses] = hash(address);
  // Only whether it appears: pages on which it does depend on what it shows by its view.
  for (const tag of sectionTags({ _type: type, shownOn })) parts[tag] = "";
  return { type, rev: _rev, membership, parts };
}
