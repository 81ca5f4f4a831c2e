import type { SanityClient } from "@sanity/client";
import { publishedId } from "../../dataset/versions.ts";
import { entriesIn, entryName } from "./entries.ts";

/** A document that refers to another. */
export type Referrer = {
  /** Its published id. */
  id: string;
  type: string;
  /** `null` if the document has no title of its own. */
  title: string | null;
  /** Whether its reference is strong: the Content Lake refuses to delete the target. */
  isStrong: boolean;
  /** Whether only its draft refers to the document: visitors do not see the reference yet. */
  isDraft: boolean;
  /** The menu entries, cards and list items that only stand for the document, by name. */
  places: string[];
  /** Whether it has a strong reference elsewhere, such as in a sentence. */
  isNeeded: boolean;
};

type Raw = { _id: string; _type: string; title: string | null; whole: unknown };

const QUERY = `*[references($id) && !(_id in path("versions.**")) && !(_id in [$id, "drafts." + $id])]{
  _id, _type, "title": coalesce(title, platform, name, key), "whole": @
}`;

/** Lists each referring document once, strong references first. */
export function referrersAmong(documents: readonly Raw[], id: string): Referrer[] {
  const found = new Map<string, Referrer>();
  for (const { _id, _type: type, title, whole } of documents) {
    const published = publishedId(_id);
    const known = found.get(published);
    const isDraft = _id !== published;
    const { entries, isNeeded, isStrong } = entriesIn(whole, id);
    const places = entries.map((path) => entryName(whole, path));
    found.set(published, {
      id: published,
      type,
      title: known && isDraft ? known.title : title,
      isStrong: known?.isStrong || isStrong,
      isDraft: isDraft && (known?.isDraft ?? true),
      places: [...new Set([...(known?.places ?? []), ...places])],
      isNeeded: known?.isNeeded || isNeeded,
    });
  }
  return [...found.values()].sort(
    (a, b) =>
      Number(b.isStrong) - Number(a.isStrong) || (a.title ?? "").localeCompare(b.title ?? ""),
  );
}

/** Finds every document that refers to this one, drafts included, strong references first. */
export async function referrersOf(client: SanityClient, id: string): Promise<Referrer[]> {
  const raw = client.withConfig({ perspective: "raw", useCdn: false });
  return referrersAmong(await raw.fetch<Raw[]>(QUERY, { id }), id);
}
