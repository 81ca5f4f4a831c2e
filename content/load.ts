import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { isRecord } from "@currawong/schemas/record";
import type { AuthoredRecord, ContentEntry } from "./authored.ts";
import { readArticle } from "./markdown/article.ts";
import { searchPhrasesOf } from "./search-phrases.ts";

const AUTHORED = join(import.meta.dirname, "authored");

/**
 * Loads all authored content: every document exported from a module in `authored/` or below it
 * (alone or in an array), and every article in `authored/articles/`.
 * @throws when an export is not a document, or two documents share an id
 */
export async function loadContent(): Promise<ContentEntry[]> {
  const modules = globSync("**/*.ts", { cwd: AUTHORED, exclude: ["**/*.test.ts"] }).sort();
  const records = await Promise.all(
    modules.map(async (file) =>
      documentsIn(await import(pathToFileURL(join(AUTHORED, file)).href), file),
    ),
  );
  const articles = globSync("articles/*.md", { cwd: AUTHORED })
    .sort()
    .map((file) => ({ document: articleIn(file), file }));
  const entries = [...records.flat(), ...articles].map(withSearchPhrases);
  const owners = new Map<string, string>();
  for (const { document, file } of entries) {
    const other = owners.get(document._id);
    if (other) throw new Error(`${file}: "${document._id}" is already written in ${other}.`);
    owners.set(document._id, file);
  }
  return entries;
}

function withSearchPhrases({ document, file }: ContentEntry): ContentEntry {
  const searchPhrases = searchPhrasesOf(document._id);
  return { document: { ...document, ...(searchPhrases && { searchPhrases }) }, file };
}

function articleIn(file: string): AuthoredRecord {
  const text = readFileSync(join(AUTHORED, file), "utf8");
  return readArticle(basename(file, ".md"), { text, file });
}

function documentsIn(module: object, file: string): ContentEntry[] {
  return Object.entries(module).flatMap(([name, value]: [string, unknown]) => {
    const documents = Array.isArray(value) ? value : [value];
    return documents.map((document: unknown) => {
      if (isAuthored(document)) return { document, file };
      throw new Error(
        `${file}: the export "${name}" is no document. Export documents with an _id, or arrays of them.`,
      );
    });
  });
}

const isAuthored = (value: unknown): value is AuthoredRecord =>
  isRecord(value) && typeof value._id === "string";
