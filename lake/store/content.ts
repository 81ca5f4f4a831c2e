import type { LakeDocument } from "../documents.ts";

/** Attributes whose JSON is longer than this are kept apart. */
const SHORT_ATTRIBUTE = 512;

/** A document in two parts, so that reading many for their titles need not read their bodies. */
export interface SplitDocument {
  /** Its short attributes; null in place of the others, so that their order is kept. */
  readonly short: Readonly<Record<string, unknown>>;
  readonly long: Readonly<Record<string, unknown>>;
}

/** Splits a document by the length of its attributes. */
export function splitDocument(document: LakeDocument): SplitDocument {
  const isLong = ([name, value]: [string, unknown]) =>
    !name.startsWith("_") && (JSON.stringify(value)?.length ?? 0) > SHORT_ATTRIBUTE;
  const long = Object.fromEntries(Object.entries(document).filter(isLong));
  const blanks = Object.fromEntries(Object.keys(long).map((name) => [name, null]));
  return { short: { ...document, ...blanks }, long };
}

/**
 * Puts a document together again.
 * @param short JSON of the short attributes
 * @param names of the long attributes
 * @param readLong gives the JSON of those; called when one is first asked for
 */
export function joinDocument(
  short: string,
  names: readonly string[],
  readLong: () => string,
): Record<string, unknown> {
  const document: Record<string, unknown> = JSON.parse(short);
  let long: Record<string, unknown> | undefined;
  for (const name of names) {
    Object.defineProperty(document, name, {
      enumerable: true,
      configurable: true,
      get() {
        long ??= JSON.parse(readLong()) as Record<string, unknown>;
        return long[name];
      },
    });
  }
  return document;
}
