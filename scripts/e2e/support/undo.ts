import type { SanityDocument } from "@sanity/client";
import { lake } from "./lake.ts";

/** Every document by id, but for the secrets of previews: they expire, and those of other tests may be in use. */
async function everything(): Promise<Map<string, SanityDocument>> {
  const query = '*[_type != "sanity.previewUrlSecret"]';
  const all = await lake.fetch<SanityDocument[]>(query, {}, { perspective: "raw" });
  return new Map(all.map((document) => [document._id, document]));
}

/** Remembers the dataset. @returns what puts it back, and resolves with whether anything had changed */
export async function rememberDataset(): Promise<() => Promise<boolean>> {
  const before = await everything();
  return async () => {
    const after = await everything();
    const created = [...after.keys()].filter((id) => !before.has(id));
    const changed = [...before.values()].filter(({ _id, _rev }) => after.get(_id)?._rev !== _rev);
    if (created.length + changed.length === 0) return false;
    const work = lake.transaction();
    for (const id of created) work.delete(id);
    for (const document of changed) work.createOrReplace(document);
    const { transactionId } = await work.commit({ returnDocuments: false });
    for (const document of changed) before.set(document._id, { ...document, _rev: transactionId });
    return true;
  };
}
