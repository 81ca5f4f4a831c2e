import { withKeys } from "@currawong/content/keys";
import { isRecord } from "@currawong/schemas/record";

/** A document of that time, or an object in one, whose fields may be missing or half-written. */
export type Fields = Readonly<Record<string, unknown>>;

/** One part of a page. Its key is given when the page's parts are put in order. */
export type Block = { _type: string; [field: string]: unknown };

/** What somebody wrote into an object. */
export const withoutSystem = ({ _type, _key, ...words }: Fields): Fields => words;

/** Whether there is nothing in a value that somebody wrote or chose. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isRecord(value)) return Object.keys(withoutSystem(value)).length === 0;
  return value === undefined || value === null || value === "";
}

const filled = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));

/** A block that has its place on a page whatever else is written there. */
export const always = (_type: string, words: Fields = {}): Block[] => [{ _type, ...filled(words) }];

/**
 * A block, unless there is nothing to put into it.
 * @param words what editors wrote
 * @param look what the site's code said about it: its layout, headings that were not fields
 */
export function block(_type: string, words: Fields, look: Fields = {}): Block[] {
  const written = filled(words);
  return isEmpty(written) ? [] : [{ _type, ...look, ...written }];
}

/** The buttons of an opening, without those on which nothing stands. */
export const buttons = (...all: Fields[]) =>
  all
    .map(filled)
    .filter((words) => !isEmpty(words))
    .map((words) => ({ _type: "button", ...words }));

/** Closing band: what was a field of its own becomes the last block, with further words or not. */
export const closing = (value: unknown, look: Fields = {}): Block[] =>
  block("closing", isRecord(value) ? withoutSystem(value) : {}, look);

/**
 * Puts blocks in order. A block’s key is its type, with a number from the second of its type on:
 * a draft and what it will replace get the same.
 */
export function inOrder(...blocks: readonly Block[][]): Block[] {
  const seen = new Map<string, number>();
  const keyed = blocks.flat().map((one) => {
    const count = (seen.get(one._type) ?? 0) + 1;
    seen.set(one._type, count);
    return { ...one, _key: count === 1 ? one._type : `${one._type}-${count}` };
  });
  return withKeys(keyed);
}

const QUESTIONS = { heading: "Frequently Asked Questions" };

/** Questions, under the heading that the site’s code gave them. */
export const questions = (items: unknown) => block("questions", { items }, QUESTIONS);
