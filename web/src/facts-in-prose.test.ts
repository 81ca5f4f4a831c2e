import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, it } from "vitest";

/*
 * An editor may reword any heading, title or sentence, and nothing else may change: what is a fact has a field of its
 * own. Search reads words, because that is what it is for, and the import of other text is not here.
 */

/** The folders that turn content into pages and quotes. */
const FOLDERS = ["blocks", "components", "content", "model", "page", "quote"];

/** A regular expression or a split, and a comparison of a text with words. */
const READS_TEXT =
  /\.(?:exec|test|match|matchAll|search|split)\(|\bRegExp\(|\b(?:heading|title|eyebrow|description)\s*[!=]==\s*["'`]/g;

/** What may read a text, and how often at most, because it takes no fact about an offer from it. */
const ALLOWED: Readonly<Record<string, number>> = {
  "blocks/contact/facts.tsx": 1, // Breaks an email address before its @.
  "blocks/exhibit/illustration.tsx": 1, // Draws the score that an illustration says.
  "blocks/hero/index.tsx": 1, // Breaks a title after its “&”.
  "blocks/packages/index.tsx": 1, // Repeats no service that a chat message names.
  "blocks/roles/repeats-title.ts": 1, // Leaves out a badge that only repeats the title.
  "components/body/body.tsx": 1, // Whether an address is one.
  "components/body/table.tsx": 1, // The lines of a cell.
  "components/film/film.tsx": 1, // Paragraphs of a transcript.
  "content/drafts.ts": 1, // The names of perspectives.
  "model/date.ts": 2, // Dates as the Content Lake writes them.
  // A lot, by the code of its unit.
  "page/quote/quote-document.tsx": 1,
  "quote/quote-text.ts": 1,
  // The address of a quote, as people, mail and chats write it.
  "quote/line.ts": 9,
  "quote/request.ts": 9,
};

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: "utf8" })
    .map((file) => posix.join(folder, file.replaceAll("\\", "/")))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file)),
);

it("no page or quote reads a fact out of a text", () => {
  const found = files.filter((file) => {
    const text = readFileSync(join(import.meta.dirname, file), "utf8");
    return (text.match(READS_TEXT)?.length ?? 0) > (ALLOWED[file] ?? 0);
  });
  expect(found, "Give the fact a field, or say in ALLOWED why it is none").toEqual([]);
});
