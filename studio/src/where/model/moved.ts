import { addressableOf } from "@currawong/schemas/addressable-of";
import { addressesOf, pathOf } from "@currawong/schemas/paths";
import type { WholeDocument } from "../../lake/versions.ts";

/** What becomes of a document’s addresses when its draft is published. */
export type Move = {
  /** Addresses that visitors know and that would answer “not found”. */
  removed: string[];
  /** Where its page will be; `null` when it will have none, so that nothing can lead there. */
  to: string | null;
};

/** The slugs of the sections that services are found under: `/ai-services/x` leads to `/services/x`. */
export type Sections = { before?: string | null; after?: string | null };

/** The addresses that publishing a draft would take from visitors; `null` when it takes none. */
export function moveOf(
  published: WholeDocument | null,
  draft: WholeDocument | null,
  sections: Sections = {},
): Move | null {
  if (!published || !draft) return null;
  const before = addressesOf({ ...addressableOf(published), sectionSlug: sections.before });
  const subject = { ...addressableOf(draft), sectionSlug: sections.after };
  const after = addressesOf(subject);
  const reachable = new Set([...after.pages, ...after.aliases]);
  // What an editor took out of “Other addresses” by hand is meant to go.
  const byHand = new Set(addressableOf(published).aliases ?? []);
  const current = [...before.pages, ...before.aliases.filter((path) => !byHand.has(path))];
  const removed = current.filter((path) => !reachable.has(path));
  return removed.length > 0 ? { removed, to: pathOf(subject) } : null;
}

/** The other addresses of a draft with those it had before it moved, and why they lead to it. */
export function aliasesWith(draft: WholeDocument, removed: readonly string[]) {
  const reasons = (draft.aliasReasons as object[] | undefined) ?? [];
  const moved = removed.map((path) => ({ _key: path, path, reason: "The page was here before" }));
  return {
    aliases: [...new Set([...(addressableOf(draft).aliases ?? []), ...removed])],
    aliasReasons: [...reasons, ...moved],
  };
}
