import { isRecord } from "@currawong/schemas/record";
import { weakenOwn } from "@currawong/schemas/references";
import type { SanityDocument } from "@sanity/types";

/** The fields that lead to a document, and the lists of cards and links. */
const FIELDS = new Set([
  "target",
  "subject",
  "reference",
  "article",
  "page",
  "plansPage",
  "sampleQuote",
]);
const LISTS = new Set(["services", "pages", "projects", "relatedServices", "related"]);

const isReference = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && typeof value._ref === "string";

/** A weak reference, which stays weak when its document is published. */
const weakened = ({ _strengthenOnPublish: marker, ...reference }: Record<string, unknown>) => ({
  ...reference,
  _weak: true,
  ...(isRecord(marker) && { _strengthenOnPublish: { ...marker, weak: true } }),
});

/** Weakens what leads to a page. The service of a platform page or role stays strong: their prices are its own. */
function weakenLinks(value: unknown, name: string, isTop: boolean): unknown {
  if (Array.isArray(value)) {
    return value.map((item) =>
      isReference(item) && LISTS.has(name) ? weakened(item) : weakenLinks(item, "", false),
    );
  }
  if (!isRecord(value)) return value;
  if (isReference(value)) {
    return FIELDS.has(name) || (name === "service" && !isTop) ? weakened(value) : value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([inner, field]) => [inner, weakenLinks(field, inner, false)]),
  );
}

const PREFIX = /^(?:drafts|versions\.[^.]+)\./;

/** The fields of a document that change when references to itself, and to all that it only leads to, are weak. */
export function changedFields({ _id, ...fields }: SanityDocument): Record<string, unknown> {
  const weak = Object.entries(weakenOwn(fields, _id.replace(PREFIX, ""))).map(
    ([name, field]) => [name, weakenLinks(field, name, true)] as const,
  );
  const isChanged = ([name, field]: readonly [string, unknown]) =>
    JSON.stringify(field) !== JSON.stringify(fields[name]);
  return Object.fromEntries(weak.filter(isChanged));
}
