import fc from "fast-check";
import { applyPatch } from "mendoza";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LakeDocument } from "../documents.ts";
import { createLake, type Lake } from "../lake.ts";
import { DraftTransaction } from "../mutate/draft-transaction.ts";
import { revisions, withoutRev } from "./log.ts";

let lake: Lake;
beforeAll(async () => {
  lake = await createLake({ dataDir: ":memory:", writeToken: "", readToken: "", corsOrigins: [] });
});
afterAll(() => lake.close());

const content = fc.dictionary(
  fc.constantFrom("title", "body", "list", "Zebra", "_a", "slug"),
  fc.oneof(
    fc.string(),
    fc.array(fc.string(), { maxLength: 3 }),
    fc.record({ current: fc.string() }),
  ),
);

test("walking back through the log gives every earlier document, to the letter", () => {
  let number = 0;
  fc.assert(
    fc.property(fc.array(fc.option(content), { minLength: 1, maxLength: 6 }), (states) => {
      const id = `document-${number++}`;
      // The states of the document, null where it is deleted; a deletion of nothing is no change.
      const history: (LakeDocument | null)[] = [null];
      for (const state of states) {
        const transaction = new DraftTransaction(lake.store, "test");
        if (state) transaction.write("createOrReplace", { ...state, _id: id, _type: "page" });
        else if (history.at(-1)) transaction.delete(id);
        else continue;
        lake.store.commit(transaction.result());
        history.push(lake.store.get(id) ?? null);
      }
      const current = history.at(-1) ?? null;
      const walked = [...revisions(lake.store.log.ofDocument(id), current)];
      expect(walked.map(({ before }) => before).reverse()).toEqual(history.slice(0, -1));
      expect(walked.map(({ after }) => after).reverse()).toEqual(history.slice(1));
      for (const { before, after, change } of walked) {
        expect(applyPatch(withoutRev(before), change.effects.apply)).toEqual(withoutRev(after));
        expect(applyPatch(withoutRev(after), change.effects.revert)).toEqual(withoutRev(before));
      }
      const chain = walked.map(({ change }) => [change.previousRev, change.resultRev]);
      expect(chain.slice(0, -1).every(([from], index) => from === chain[index + 1]?.[1])).toBe(
        true,
      );
    }),
  );
});
