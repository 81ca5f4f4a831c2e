import { isRecord } from "../documents.ts";

/** Hidden attribute with the words of a document; field names never contain NUL. */
export const TEXT = "\u0000text";

/** How `match` splits text and patterns into words (https://www.sanity.io/docs/groq-operators), as in groq-js. */
const EDGE_DOTS = /(\b\.+|\.+\b)/g;
const WORD = /([^!@#$%^&*(),\\/?";:{}|[\]+<>\s-])+/g;
const TERM = /([^!@#$%^&(),\\/?";:{}|[\]+<>\s-])+/g;

/** What the running search looks for, each as in the text below; undefined to return all words. */
let literals: readonly string[] | undefined;
/** The words that the running search found in a document. */
let found = new WeakMap<object, string>();

/**
 * Sets what the documents' hidden attribute returns for the query that runs next: only words that may match.
 * Comparing each word of a long document with a pattern would take a millisecond.
 * @param patterns the arguments of `text::query()`; undefined to return all words
 */
export function searchFor(patterns: readonly unknown[] | undefined): void {
  const terms = patterns?.flat().flatMap((pattern) => splitWords(String(pattern), TERM));
  // Other letters may differ in more than their case, and a term of wildcards matches any word.
  const isPlain = terms?.every((term) => /^[\x21-\x7e]+$/.test(term) && /[^*.]/.test(term));
  literals = isPlain ? terms?.map(literalOf) : undefined;
  found = new WeakMap();
}

/** The longest part of a term without wildcards, with a line break where its word has to begin or end. */
const literalOf = (term: string): string =>
  `\n${term.toLowerCase()}\n`
    .split(/[*.]+/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest));

/** Defines the words of a document as a hidden attribute that projections do not copy. */
export function defineText<T extends object>(document: T, original: object = document): T {
  return Object.defineProperty(document, TEXT, {
    get: () => {
      const words = found.get(original) ?? wordsIn(searchText(original));
      found.set(original, words);
      // An array, like the elements beside it; one string, because groq-js splits each anew.
      return [words];
    },
    enumerable: false,
  });
}

function wordsIn(text: string): string {
  if (!literals) return text;
  const words = new Map<number, string>();
  for (const literal of literals) {
    for (let at = text.indexOf(literal); at >= 0; at = text.indexOf(literal, at)) {
      const start = literal.startsWith("\n") ? at + 1 : text.lastIndexOf("\n", at) + 1;
      at = text.indexOf("\n", start);
      words.set(start, text.slice(start, at));
    }
  }
  return [...words.values()].join("\n");
}

const texts = new WeakMap<object, string>();

/** All words of a document in lower case, with a line break before, between and after them. */
export function searchText(document: object): string {
  const text = texts.get(document) ?? `\n${splitWords(stringsIn(document)).join("\n")}\n`;
  texts.set(document, text);
  return text;
}

const splitWords = (text: string, word = WORD): string[] =>
  text.replace(EDGE_DOTS, "").match(word) ?? [];

/** All text of a document, as the Studio's search covers it: no ids, keys or addresses of assets. */
function stringsIn(document: object): string {
  const strings: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === "string") strings.push(value);
    else if (Array.isArray(value)) for (const item of value) visit(item);
    else if (isRecord(value)) {
      for (const key in value) if (!key.startsWith("_")) visit(value[key]);
    }
  };
  const isAsset = "_type" in document && String(document._type).startsWith("sanity.");
  for (const [name, value] of Object.entries(document)) {
    if (!name.startsWith("_") && !(isAsset && name === "url")) visit(value);
  }
  // A letter such as İ would become two.
  return strings.join("\n").replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
