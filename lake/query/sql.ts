import type { SQLInputValue } from "node:sqlite";

/** SQL with its parameters. */
export interface Sql {
  readonly text: string;
  readonly values: readonly SQLInputValue[];
}

export const TRUE: Sql = { text: "true", values: [] };
export const FALSE: Sql = { text: "false", values: [] };

/** A placeholder for each value. */
export function marks(values: readonly unknown[]): string {
  return values.map(() => "?").join(", ");
}

/** Each selection once: a search looks for the same words in several places. */
export function distinct(parts: readonly Sql[]): Sql[] {
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
}

/** Parts with something between them, each in brackets unless they are selections. */
export function join(parts: readonly Sql[], separator: string, brackets = true): Sql {
  return {
    text: parts.map(({ text }) => (brackets ? `(${text})` : text)).join(separator),
    values: parts.flatMap(({ values }) => values),
  };
}
