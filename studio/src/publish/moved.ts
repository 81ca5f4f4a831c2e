import { addressableOf } from "@currawong/schemas/addressable-of";
import { addressesOf, pathOf } from "@currawong/schemas/paths";
import type { WholeDocument } from "../dataset/versions.ts";

/** How publishing a draft changes a document’s addresses. */
export type Move = {
  /** Public addresses that would return 404. */
  removed: string[];
  /** The page’s new address; `null` if it will have none, so nothing can redirect to it. */
  to: string | null;
};

/** A service’s section slugs before and after: `/ai-services/x` redirects to `/services/x`. */
export type Sections = { before?: string | null; after?: string | null };

/** The public addresses that publishing a draft would remove; `null` if there are none. */
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
  // An alias that an editor removed from “Other addresses” was removed on purpose.
  const manualAliases = new Set(addressableOf(published).aliases);
  const current = [...before.pages, ...before.aliases.filter((path) => !manualAliases.has(path))];
  const removed = current.filter((path) => !reachable.has(path));
  return removed.length > 0 ? { removed, to: pathOf(subject) } : null;
}

/** The aliases of a draft with the removed addresses instead of its own, and the reason for each. */
export function aliasesWith(draft: WholeDocument, removed: readonly string[]) {
  const reasons = (draft.aliasReasons as { path: string }[] | undefined) ?? [];
  const own = new Set(addressesOf(addressableOf(draft)).pages);
  const added = removed.map((path) => ({ _key: path, path, reason: "The page was here before" }));
  const aliases = [...new Set([...(addressableOf(draft).aliases ?? []), ...removed])];
  // A page that moves back needs no redirect to where it is.
  const isElsewhere = (path: string) => !own.has(path);
  return {
    aliases: aliases.filter(isElsewhere),
    aliasReasons: [
      ...reasons.filter(({ path }) => isElsewhere(path) && !removed.includes(path)),
      ...added,
    ],
  };
}
