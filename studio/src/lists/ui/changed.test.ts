import { expect, test } from "vitest";
import { entriesIn } from "../../dataset/history.ts";
import { changesOf } from "./changed.tsx";

const line = (author: string, timestamp: string, ...documentIDs: string[]) =>
  JSON.stringify({ id: "t", author, timestamp, documentIDs });

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
        { author: "ann", at: "2026-03-04T00:00:00Z", what: "published or took it off the site" },
        { author: "bob", at: "2026-03-03T00:00:00Z", what: "edited the draft" },
      ],
    ],
  ]);
});

test("says which tool changed a document, and leaves out the seed", () => {
  const at = "2026-03-01T00:00:00Z";
  const entry = (id: string, author: string) => ({
    id,
    author,
    timestamp: at,
    documentIDs: ["page"],
  });
  const entries = [entry("seed-1", "script"), entry("price-board-1", "ann"), entry("other", "bob")];
  expect(changesOf(entries, at).get("page")).toEqual([
    { author: "ann", at, what: "changed its price" },
    { author: "bob", at, what: "changed it" },
  ]);
});
