import type { SanityClient } from "@sanity/client";
import { publishedId } from "../../lake/versions.ts";

/** A document that refers to another. */
export type Referrer = {
  /** Its published id. */
  id: string;
  type: string;
  /** `null` for one that has no name but its type’s. */
  title: string | null;
  /** That the Content Lake lets no one delete what it refers to. */
  isStrong: boolean;
  /** That only its draft refers to it: visitors see nothing of that yet. */
  isDraft: boolean;
};

type Raw = { _id: string; _type: string; title: string | null; whole: unknown };

const QUERY = `*[references($id) && !(_id in path("versions.**")) && !(_id in [$id, "drafts." + $id])]{
  _id, _type, "title": coalesce(title, platform, name, key), "whole": @
}`;

/** Whether a value holds a reference that must not break. */
function holdsStrong(value: unknown, id: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  if ("_ref" in value && value._ref === id) return !("_weak" in value && value._weak === true);
  return Object.values(value).some((inner) => holdsStrong(inner, id));
}

/** The documents among some that refer to one, each once. */
export function referrersAmong(documents: readonly Raw[], id: string): Referrer[] {
  const found = new Map<string, Referrer>();
  for (const { _id, _type: type, title, whole } of documents) {
    const published = publishedId(_id);
    const known = found.get(published);
    const isDraft = _id !== published;
    found.set(published, {
      id: published,
      type,
      title: known && isDraft ? known.title : title,
      isStrong: known?.isStrong || holdsStrong(whole, id),
      isDraft: isDraft && (known?.isDraft ?? true),
    });
  }
  return [...found.values()].sort(
    (a, b) =>
      Number(b.isStrong) - Number(a.isStrong) || (a.title ?? "").localeCompare(b.title ?? ""),
  );
}

/** Everything that still refers to a document, drafts included, what must not break first. */
export async function referrersOf(client: SanityClient, id: string): Promise<Referrer[]> {
  const raw = client.withConfig({ perspective: "raw", useCdn: false });
  return referrersAmong(await raw.fetch<Raw[]>(QUERY, { id }), id);
}
