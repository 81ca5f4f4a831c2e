import { canonicalJson } from "@currawong/content/stable";
import { isRecord } from "@currawong/schemas/record";

/** One field whose value differs; `undefined` means absent. */
export type Difference = { path: string; before: unknown; after: unknown };

/**
 * Compares two values field by field. Members of arrays of objects are matched by `_key`, so that an inserted
 * member does not change all those after it.
 */
export function differences(before: unknown, after: unknown, path = ""): Difference[] {
  if (canonicalJson(before) === canonicalJson(after)) return [];
  if (isRecord(before) && isRecord(after)) return members(before, after, path, ".");
  const [left, right] = [membersByKey(before), membersByKey(after)];
  if (left && right) {
    const inside = members(left, right, path, "[]");
    if (inside.length > 0) return inside;
  }
  return [{ path, before, after }];
}

function members(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: string,
  notation: "." | "[]",
): Difference[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const inner = notation === "[]" ? `${path}[${name}]` : path ? `${path}.${name}` : name;
    return differences(before[name], after[name], inner);
  });
}

/** Returns the members of an array of keyed objects by `_key`, or `undefined` for any other value. */
function membersByKey(value: unknown): Record<string, unknown> | undefined {
  if (!Array.isArray(value)) return undefined;
  const pairs = value.map((item) =>
    isRecord(item) && typeof item._key === "string" ? ([item._key, item] as const) : undefined,
  );
  return pairs.every((pair) => pair !== undefined) ? Object.fromEntries(pairs) : undefined;
}

const MAX_LENGTH = 80;

/** Formats a difference as an indented line, with long values truncated. */
export const differenceLine = ({ path, before, after }: Difference): string =>
  `    ${path || "(document)"}: ${shorten(before)} → ${shorten(after)}`;

function shorten(value: unknown): string {
  const text = value === undefined ? "(absent)" : JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
}
