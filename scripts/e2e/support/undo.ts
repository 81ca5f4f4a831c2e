import { randomUUID } from "node:crypto";
import type { SanityDocument } from "@sanity/client";
import { lake } from "./lake.ts";

/** Written before undoing: once it has been heard of, everything before it has. */
const MARKER = { _id: "journey-marker", _type: "journey.marker" };

/** What documents were before they were changed, and the way back. */
export type ChangeRecord = {
  /** Puts back what was changed since the last call. @returns whether anything was */
  undo(): Promise<boolean>;
  stop(): void;
};

/** Records every change of the dataset from the moment it resolves. */
export async function recordChanges(): Promise<ChangeRecord> {
  /** By id, as they were before their first change; null where they did not exist. */
  const before = new Map<string, SanityDocument | null>();
  const awaited = new Map<string, () => void>();
  const own = new Set<string>();
  let stop = () => {};
  await new Promise<void>((resolve, reject) => {
    const subscription = lake
      .listen(
        // Secrets of previews go by themselves, and those of other tests may be in use.
        '*[_type != "sanity.previewUrlSecret"]',
        {},
        {
          events: ["welcome", "mutation"],
          includeAllVersions: true,
          includePreviousRevision: true,
          includeResult: false,
        },
      )
      .subscribe({
        next: (event) => {
          if (event.type === "welcome") resolve();
          if (event.type !== "mutation" || own.has(event.transactionId)) return;
          const { documentId, previous, transactionId } = event;
          if (!before.has(documentId)) before.set(documentId, previous ?? null);
          awaited.get(transactionId)?.();
        },
        error: reject,
      });
    stop = () => subscription.unsubscribe();
  });

  /** Resolves once every change made until now is recorded. */
  async function catchUp(): Promise<void> {
    const id = randomUUID();
    const heard = new Promise<void>((done) => awaited.set(id, done));
    await lake.transaction().createOrReplace(MARKER).transactionId(id).commit();
    await heard;
    awaited.delete(id);
  }

  return {
    async undo() {
      await catchUp();
      const isChanged = before.size > 1;
      const id = randomUUID();
      own.add(id);
      const work = lake.transaction().transactionId(id);
      for (const document of before.values()) if (document) work.createOrReplace(document);
      // Nothing is deleted that another document refers to: what came last goes first, and drafts before all.
      const created = [...before].filter(([, document]) => !document).map(([created]) => created);
      const isDraft = (documentId: string) => documentId.startsWith("drafts.");
      for (const documentId of created.toReversed().sort((a, b) => +isDraft(b) - +isDraft(a))) {
        work.delete(documentId);
      }
      before.clear();
      await work.commit();
      return isChanged;
    },
    stop,
  };
}
