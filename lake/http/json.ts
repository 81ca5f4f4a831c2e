import { httpError } from "../errors.ts";

/** Deeper values cannot be compared, copied or stored. The hosted Content Lake indexes 20 levels. */
const MAX_DEPTH = 200;
const HALF = /\p{Surrogate}/gu;

/**
 * Parses JSON from a request. Half surrogates, as a cut emoji leaves them, become U+FFFD: UTF-8 has none.
 * @param what names the text in the error, such as "The body"
 * @throws LakeError 400 if it is invalid or nested too deep
 */
export function parseJson(text: string, what: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw httpError(400, `${what} is not valid JSON: ${error}`);
  }
  return wellFormed(value, what, 0);
}

function wellFormed(value: unknown, what: string, depth: number): unknown {
  if (typeof value === "string") return value.replace(HALF, "\ufffd");
  if (typeof value !== "object" || value === null) return value;
  if (depth === MAX_DEPTH)
    throw httpError(400, `${what} is nested deeper than ${MAX_DEPTH} levels`);
  if (Array.isArray(value)) return value.map((item) => wellFormed(item, what, depth + 1));
  const entries = Object.entries(value).map(
    ([name, child]) => [name.replace(HALF, "\ufffd"), wellFormed(child, what, depth + 1)] as const,
  );
  return Object.fromEntries(entries);
}
