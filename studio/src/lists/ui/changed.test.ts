import { expect, test } from "vitest";
import { entriesIn } from "../../dataset/history.ts";
import { changesOf } from "./changed.tsx";

const line = (author: string, timestamp: string, ...documentIDs: string[]) =>
  JSON.stringify({ author, timestamp, documentIDs });

test("lists each author once per document, whichever version they changed, latest first", () => {
  const entries = entriesIn(
    [
      line("ann", "2026-03-01T00:00:00Z", "page"),
      line("bob", "2026-03-03T00:00:00Z", "drafts.page"),
      line("ann", "2026-03-04T00:00:00Z", "drafts.page", "page"),
      line("bob", "2026-02-01T00:00:00Z", "other"),
      "",
    ].join("\n"),
  );
  expect([...changesOf(entries, "2026-02-25T00:00:00Z")]).toEqual([
    [
      "page",
      [
        { author: "ann", at: "2026-03-04T00:00:00Z" },
        { author: "bob", at: "2026-03-03T00:00:00Z" },
      ],
    ],
  ]);
});
