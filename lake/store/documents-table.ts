import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { type LakeDocument, layerOf, publishedIdOf, referencesIn } from "../documents.ts";

/** Opens the table of documents, with the references that each contains. */
export function openDocumentsTable(db: DatabaseSync) {
  const put = db.prepare(
    `INSERT INTO documents (id, base, layer, type, content) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET type = excluded.type, content = excluded.content`,
  );
  const remove = db.prepare("DELETE FROM documents WHERE id = ?");
  const addReference = db.prepare("INSERT INTO refs (source, target) VALUES (?, ?)");
  const removeReferences = db.prepare("DELETE FROM refs WHERE source = ?");
  const select = db.prepare("SELECT content FROM documents WHERE id = ?");
  const exists = db.prepare("SELECT 1 FROM documents WHERE id = ?");
  const selectSources = db.prepare(
    "SELECT source AS id FROM refs WHERE target = ? ORDER BY source",
  );

  const idsWhere = (condition: string, ...values: SQLInputValue[]) =>
    db
      .prepare(`SELECT id FROM documents WHERE ${condition} ORDER BY position`)
      .all(...values)
      .map(({ id }) => String(id));

  return {
    /** The document with exactly this id; undefined when there is none. */
    get(id: string): LakeDocument | undefined {
      const row = select.get(id);
      // DraftTransaction only writes values with the attributes of a document.
      return row && (JSON.parse(String(row.content)) as LakeDocument);
    },
    has: (id: string) => exists.get(id) !== undefined,
    /** Ids of the documents with a strong or weak reference to `target`. */
    sourcesOf: (target: string) => selectSources.all(target).map(({ id }) => String(id)),
    /** Ids of the existing published document, draft and versions of an id. */
    groupOf: (id: string) => idsWhere("base = ?", publishedIdOf(id)),
    /** Ids in creation order: of all documents, or of those with a type or layer. */
    ids({ type, layer }: { type?: string; layer?: string } = {}) {
      if (type !== undefined) return idsWhere("type = ?", type);
      return layer === undefined ? idsWhere("true") : idsWhere("layer = ?", layer);
    },
    /** Writes a document, or deletes it; call it only within the store's SQL transaction. */
    write(id: string, document: LakeDocument | null): void {
      removeReferences.run(id);
      if (!document) {
        remove.run(id);
        return;
      }
      put.run(id, publishedIdOf(id), layerOf(id), document._type, JSON.stringify(document));
      for (const target of referencesIn(document)) addReference.run(id, target);
    },
  };
}
