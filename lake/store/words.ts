import { isRecord, publishedIdOf } from "../documents.ts";

/**
 * How `match` tokenises text (https://www.sanity.io/docs/groq-operators; the expressions are copied from
 * groq-js). SQLite's full-text index contains the same words.
 */
const EDGE_DOTS = /(\b\.+|\.+\b)/g;
const WORD = /([^!@#$%^&*(),\\/?";:{}|[\]+<>\s-])+/g;
const TERM = /([^!@#$%^&(),\\/?";:{}|[\]+<>\s-])+/g;
/** A prefix that the index compares as `match` does: its folding of case and accents has no effect. */
const PLAIN = /^[A-Za-z0-9]{1,100}/;

/** The terms of a search, which may contain wildcards. */
export const termsOf = (pattern: string): string[] =>
  pattern.replace(EDGE_DOTS, "").match(TERM) ?? [];

/**
 * SQLite's full-text expression for the words that a term may match: an equal word, or any with the same
 * prefix. Undefined if they may begin with anything.
 */
export function wordExpression(term: string): string | undefined {
  const [prefix] = PLAIN.exec(term) ?? [];
  return prefix && `"${prefix}"${prefix === term ? "" : " *"}`;
}

/** All text of a document or of some of its attributes, as the Studio's search covers it. */
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
    // An asset's URL is computed when read, and depends on the request.
    if (!name.startsWith("_") && !(isAsset && name === "url")) visit(document[name]);
  }
  return texts;
}

/** The words to index of a document's text, or of some of its attributes. */
export const indexedWords = (attributes: Readonly<Record<string, unknown>>): string =>
  wordsOf(textsIn(attributes).join("\n"));

/** The words of a document's own id and of its published id, which perspectives show. */
export const wordsOfId = (id: string) => wordsOf(`${id} ${publishedIdOf(id)}`);

function wordsOf(text: string): string {
  const words = text.replace(EDGE_DOTS, "").match(WORD) ?? [];
  return words.join(" ").replaceAll("\0", " ");
}
