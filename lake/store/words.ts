import { isRecord, publishedIdOf } from "../documents.ts";

/**
 * How `match` takes text apart (https://www.sanity.io/docs/groq-operators; the expressions are
 * groq-js's own). SQLite's full-text index is fed with the same words, so that it finds all that
 * `match` would.
 */
const EDGE_DOTS = /(\b\.+|\.+\b)/g;
const WORD = /([^!@#$%^&*(),\\/?";:{}|[\]+<>\s-])+/g;
const IN_WORDS = /^[^!@#$%^&*(),\\/?";:{}|[\]+<>\s-]{2}$/;
const PATTERN = /([^!@#$%^&(),\\/?";:{}|[\]+<>\s-])+/g;
const MAX_TERM = 1_024;

/** The words of a text. */
export function wordsOf(text: string): string[] {
  // Most texts that are scored are titles, without a dot.
  const undotted = text.includes(".") ? text.replace(EDGE_DOTS, "") : text;
  return undotted.match(WORD) ?? [];
}

/** The terms of a search, each of which may hold wildcards. */
export function termsOf(pattern: string): string[] {
  return (pattern.replace(EDGE_DOTS, "").match(PATTERN) ?? []).map((term) =>
    term.slice(0, MAX_TERM),
  );
}

/** What a word has to be for a term; its wildcards are expanded. */
export function patternOf(term: string): RegExp {
  return new RegExp(`^${term.replace(/\*/g, ".*")}$`, "i");
}

/** A term as the index can look it up: words that are this, or begin with it. */
export interface IndexTerm {
  readonly text: string;
  readonly prefix: boolean;
}

/** What words a term can match begin with; in groq-js a dot stands for every letter. */
export function indexTermOf(term: string): IndexTerm {
  const literal = /^[^*.]*/.exec(term)?.[0] ?? "";
  return {
    text: foldCase(literal),
    prefix: literal.length < term.length || term.length >= MAX_TERM,
  };
}

/**
 * A word as the index has it: case folded as a regular expression's `i` does, so that what is equal
 * there is equal here; no control characters, which SQLite takes for the end of a query.
 */
export function foldCase(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  let folded = "";
  for (let index = 0; index < text.length; index++) {
    const unit = text.charAt(index);
    const upper = unit.toUpperCase();
    const keeps = upper.length !== 1 || (unit > "\u007f" && upper <= "\u007f");
    folded += keeps ? unit : upper;
  }
  return folded.replace(/[A-Z]/g, (letter) => letter.toLowerCase()).replace(/\p{Cc}/gu, "\u00a4");
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

/** The words of a document's text, or of some of its attributes, as the index has them. */
export function indexedText(document: Readonly<Record<string, unknown>>): string {
  return indexedWords(textsIn(document).join("\n"));
}

function indexedWords(text: string): string {
  // Folded together, which is quicker than one by one.
  return foldCase(wordsOf(text).join(" "));
}

/**
 * Further words by which a search may find a document, for the index: those of its id, as it is and
 * as perspectives show it, and those that spans make together.
 */
export function furtherWords(id: string, attributes: Readonly<Record<string, unknown>>): string {
  return `${indexedWords(`${id} ${publishedIdOf(id)}`)} ${joinedWords(attributes)}`;
}

/** A word that goes on from one span into the next is one where `pt::text()` joins them. */
export function joinedWords(attributes: Readonly<Record<string, unknown>>): string {
  const texts: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (isRecord(value)) {
      const spans = Array.isArray(value.children) ? value.children : [];
      const parts = spans.flatMap((span: unknown) =>
        isRecord(span) && span._type === "span" && typeof span.text === "string" && span.text
          ? span.text
          : [],
      );
      if (parts.some((part, at) => goesOn(parts[at - 1] ?? "", part))) texts.push(parts.join(""));
      for (const child of Object.values(value)) visit(child);
    }
  };
  visit(attributes);
  return indexedWords(texts.join("\n"));
}

/** True when a word of the first text may go on in the second. */
function goesOn(first: string, second: string): boolean {
  return IN_WORDS.test(`${first.slice(-1)}${second.charAt(0)}`);
}
