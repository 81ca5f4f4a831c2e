import type { LakeDocument } from "../documents.ts";

/** A document shorter than this is not worth splitting. */
const SHORT_DOCUMENT = 1_024;
/** Attributes longer than this are kept apart. */
const SHORT_ATTRIBUTE = 512;

/** A document as JSON in parts: what lists show of it, and each of its long attributes. */
export interface SplitDocument {
  /** `[document without its long attributes, their names]`; their places hold null. */
  readonly head: string;
  /** The JSON of each long attribute. */
  readonly long: ReadonlyMap<string, string>;
}

/**
 * Splits a document, so that reading many of them for their titles need not read their bodies.
 * The order of attributes is kept.
 */
export function splitDocument(document: LakeDocument): SplitDocument {
  const attributes = Object.entries(document).flatMap(([name, value]) => {
    const json = JSON.stringify(value);
    // What JSON leaves out.
    return json === undefined ? [] : [{ name, json }];
  });
  const total = attributes.reduce((sum, { name, json }) => sum + name.length + json.length, 0);
  const long = new Map<string, string>();
  const head = attributes.map(({ name, json }) => {
    const short = json.length <= SHORT_ATTRIBUTE || name.startsWith("_");
    if (!short && total > SHORT_DOCUMENT) long.set(name, json);
    return `${JSON.stringify(name)}:${long.has(name) ? "null" : json}`;
  });
  return { head: `[{${head.join(",")}},${JSON.stringify([...long.keys()])}]`, long };
}

/**
 * Puts a document together again; a long attribute is read when it is first asked for.
 * @param read gives the JSON of a long attribute; called at most once for each
 */
export function joinDocument(
  head: string,
  read: (name: string) => string,
): Record<string, unknown> {
  // Written by splitDocument().
  const [document, long] = JSON.parse(head) as [Record<string, unknown>, string[]];
  for (const name of long) {
    Object.defineProperty(document, name, {
      enumerable: true,
      configurable: true,
      get() {
        const value: unknown = JSON.parse(read(name));
        const known = { value, enumerable: true, writable: true, configurable: true };
        Object.defineProperty(document, name, known);
        return value;
      },
    });
  }
  return document;
}
