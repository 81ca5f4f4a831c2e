import type { SanityClient } from "@sanity/client";
import type { WholeDocument } from "../../pages/changed-views.ts";
import { pagesOfChanges } from "../../pages/pages-of-changes.ts";
import { withChanges } from "../../pages/with-changes.ts";
import { type FieldChange, fieldChanges, type Named } from "./field-changes.ts";

/** A change that publishing makes, and the pages on which it is read. */
export type ComingChange = FieldChange & { paths: string[] };

/**
 * What publishing a draft changes: each field before and after, and the pages that are made of a view
 * with that field.
 * @param client with the perspective `published`
 * @param published the document as visitors see it
 * @param draft the same document, by its published id, as it would be
 */
export async function comingChanges(
  client: SanityClient,
  published: WholeDocument,
  draft: WholeDocument,
  type: Named | undefined,
): Promise<ComingChange[]> {
  const changes = fieldChanges(published, draft, type);
  const alone = changes.map(({ path, after }) => {
    const change =
      after === undefined ? { set: {}, unset: [path] } : { set: { [path]: after }, unset: [] };
    return { before: published, after: withChanges(published, change) };
  });
  const paths = await pagesOfChanges(client, alone, [draft]);
  return changes.map((change, index) => ({ ...change, paths: paths[index] ?? [] }));
}
