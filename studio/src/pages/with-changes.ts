/** What a change sets and unsets, by paths through fields and keys. */
type Changes = { set: Record<string, unknown>; unset: readonly string[] };

const SEGMENT = /\[(\d+)\]|\[_key=="([^"]+)"\]|([^.[\]]+)/g;

type Step = { index?: string; key?: string; name?: string };

function setAt(value: unknown, [step, ...rest]: readonly Step[], to: unknown): unknown {
  if (!step) return to;
  const { index, key, name = "" } = step;
  if (index !== undefined || key !== undefined) {
    if (!Array.isArray(value)) return value;
    const isMeant = (item: { _key?: string } | null, at: number) =>
      index === undefined ? item?._key === key : Number(index) === at;
    return value.map((item, at) => (isMeant(item, at) ? setAt(item, rest, to) : item));
  }
  const record = typeof value === "object" && value !== null ? value : {};
  const inner = name in record ? Object.entries(record).find(([key]) => key === name)?.[1] : null;
  return { ...record, [name]: setAt(inner, rest, to) };
}

/** The steps of a path such as `packages[_key=="web"].features[0]`. */
const stepsOf = (path: string): Step[] =>
  [...path.matchAll(SEGMENT)].map(([, index, key, name]) => ({ index, key, name }));

/** A document as it would be with a patch: what it sets and unsets, by paths through fields, keys and indexes. */
export function withChanges<T extends object>(document: T, { set, unset }: Changes): T {
  const entries = [...Object.entries(set), ...unset.map((path) => [path, undefined] as const)];
  return entries.reduce(
    // Setting a field of an object gives an object of the same kind.
    (changed, [path, to]) => setAt(changed, stepsOf(path), to) as T,
    document,
  );
}
