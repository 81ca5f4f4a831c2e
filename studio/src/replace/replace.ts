import type { SanityClient } from "@sanity/client";
import {
  documentTitle,
  draftId,
  latestOf,
  publishedId,
  type WholeDocument,
} from "../dataset/versions.ts";
import { readVersions, writeTogether } from "../dataset/write-together.ts";
import { withChanges } from "../pages/changes.ts";
import type { Hit } from "./find.ts";

type Revision = WholeDocument & { _rev: string };

/** The texts of a document that contain the hits, by path, with the hits replaced. */
export function rewrite(hits: readonly Hit[], replacement: string): Record<string, string> {
  const texts: Record<string, string> = {};
  // From last to first, so that the remaining hits keep their index.
  for (const { path, text, index, found } of [...hits].sort((a, b) => b.index - a.index)) {
    const known = texts[path] ?? text;
    texts[path] = known.slice(0, index) + replacement + known.slice(index + found.length);
  }
  return texts;
}

/**
 * Replaces the hits in drafts, which are created where there are none: all of them, or none.
 * @param documents the version of each document that was searched
 * @throws an error that names the documents that have changed since
 */
export async function replaceInDrafts(
  client: SanityClient,
  documents: readonly Revision[],
  hits: readonly Hit[],
  replacement: string,
): Promise<void> {
  const byDocument = Map.groupBy(hits, ({ id }) => id);
  const changes = documents.flatMap((document) => {
    const found = byDocument.get(document._id);
    return found ? [{ document, set: rewrite(found, replacement) }] : [];
  });
  const [published, drafts] = [true, false].map((isPublished) =>
    changes.filter(({ document: { _id } }) => (publishedId(_id) === _id) === isPublished),
  );
  let titles: string[] = [];
  const isWritten = await writeTogether(
    client,
    "replace",
    async () => {
      const ids = changes.map(({ document }) => publishedId(document._id));
      const latest = latestOf(await readVersions<Revision>(client, ids, "{ _id, _type, _rev }"));
      const revisions = new Set(latest.map(({ _id, _rev }) => `${_id} ${_rev}`));
      const changed = changes.filter(
        ({ document: { _id, _rev } }) => !revisions.has(`${_id} ${_rev}`),
      );
      titles = changed.map(({ document }) => documentTitle(document) ?? document._id);
      if (titles.length > 0) return null;
      return (drafts ?? []).map(({ document: { _id, _rev }, set }) => {
        return { id: _id, revision: _rev, set };
      });
    },
    (transaction) => {
      for (const { document, set } of published ?? []) {
        const { _rev, ...draft } = withChanges(document, { set });
        transaction.create({ ...draft, _id: draftId(draft._id) });
      }
    },
  );
  if (!isWritten) throw new Error(`Changed in the meantime: ${titles.join(", ")}. Look again.`);
}
