import { isRecord } from "@currawong/schemas/record";

/** Yields every text within a value, with its path. */
export function* textsIn(value: unknown, path = ""): Generator<[path: string, text: string]> {
  if (typeof value === "string") yield [path, value];
  const isList = Array.isArray(value);
  if (!isList && !isRecord(value)) return;
  for (const [name, item] of Object.entries(value)) {
    yield* textsIn(item, isList ? `${path}[${name}]` : [path, name].filter(Boolean).join("."));
  }
}
