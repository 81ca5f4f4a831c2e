import { tags } from "./tags.ts";
import { isListedType, membershipField } from "./types.ts";
import { VIEWS } from "./views.ts";

/** What the fields of a document say about its parts, as `partsProjection` reads them. */
export type PartsRow = { _id: string } & Record<"order" | "group" | "address", unknown> & {
    views: Record<string, unknown>;
  };

/** The parts of a document that pages depend on. */
export type DocumentParts = {
  /** The tag of the members of its group: `members:article:articleCategory-ai`. */
  membership?: string;
  /** What each part contains, as JSON, by its tag: `service-x:page`, `list:service`, `addresses`. */
  parts: Record<string, string>;
};

/** The projection that reads every part of a document of one type. */
export function partsProjection(type: string): string {
  const { order, address, views } = VIEWS[type] ?? { views: {} };
  const group = membershipField(type);
  const parts = Object.entries(views).map(([name, projection]) => `"${name}": { ${projection} }`);
  return `{
    _id,
    "order": ${order ? `{ ${order} }` : "null"},
    "group": ${group ? `${group.field}._ref` : "null"},
    "address": ${address ? `{ ${address} }` : "null"},
    "views": { ${parts.join(", ")} }
  }`;
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

const textOf = (value: unknown) => JSON.stringify(ownContent(value)) ?? "";

/** The parts of a document. @param row as `partsProjection` reads it */
export function partsOf(type: string, row: PartsRow): DocumentParts {
  const { _id, order, group, address, views } = row;
  const parts: Record<string, string> = { [tags.existence(_id)]: "there" };
  for (const [view, content] of Object.entries(views))
    parts[tags.view(_id, view)] = textOf(content);
  if (isListedType(type)) parts[tags.list(type)] = textOf(order);
  const membership =
    isListedType(type) && typeof group === "string" ? tags.members(type, group) : undefined;
  if (membership) parts[membership] = textOf(order);
  if (address) parts[tags.addresses] = textOf(address);
  return { ...(membership && { membership }), parts };
}

/** The tags of the parts that differ between two versions of a document; a missing version differs in all. */
export const changedTags = (
  before: DocumentParts["parts"] = {},
  after: DocumentParts["parts"] = {},
): string[] => Object.keys({ ...before, ...after }).filter((tag) => before[tag] !== after[tag]);
