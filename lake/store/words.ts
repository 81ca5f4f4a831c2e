import { isRecord, publishedIdOf } from "../documents.ts";

/**
 * How `match` takes text apart (https://www.sanity.io/docs/groq-operators; the expressions are
 * groq-js's own). SQLite's full-text index is given the same words.
 */
const EDGE_DOTS = /(\b\.+|\.+\b)/g;
const WORD = /([^!@#$%^&*(),\\/?";:{}|[\]+<>\s-])+/g;
const TERM = /([^!@#$%^&(),\\/?";:{}|[\]+<>\s-])+/g;
/** What the index compares exactly as `match` does, whatever its folding of case and accents. */
const PLAIN = /^[A-Za-z0-9]{1,100}/;

/** The terms of a search, each of which may hold wildcards. */
export const termsOf = (pattern: string): string[] =>
  pattern.replace(EDGE_DOTS, "").match(TERM) ?? [];

/**
 * SQLite's full-text expression for words that a term may match: the same, or at least with the same
 * beginning. Undefined where they may begin with anything.
 */
export function wordExpression(term: string): string | undefined {
  const [beginning] = PLAIN.exec(term) ?? [];
  return beginning && `"${beginning}"${beginning === term ? "" : " *"}`;
}

/** All the text of a document, or of some of its attributes: what the Studio's search looks through. */
export function textsIn(document: Readonly<Record<string, unknown>>): string[] {
  const isAsset = String(document._type).startsWith("sanity.");
  const texts: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === "string") texts.push(value);
    else if (Array.isArray(value)) for (const item of value) visit(item);
    else if (isRecord(value)) {
      for (const key in value) if (!key.startsWith("_")) visit(value[key]);
    }
  };
  for (const name in document) {
    // An asset's address is made when it is read, and depends on who reads.
    if (!name.startsWith("_") && !(isAsset && name === "url")) visit(document[name]);
  }
  return texts;
}

/** The words of a document's text, or of some of its attributes, for the index. */
export const indexedWords = (attributes: Readonly<Record<string, unknown>>): string =>
  wordsOf(textsIn(attributes).join("\n"));

/** The words of a document's id, as it is and as perspectives show it. */
export const wordsOfId = (id: string) => wordsOf(`${id} ${publishedIdOf(id)}`);

function wordsOf(text: string): string {
  const words = text.replace(EDGE_DOTS, "").match(WORD) ?? [];
  return words.join(" ").replaceAll("\0", " ");
}
