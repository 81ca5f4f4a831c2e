import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const NAME = "BLOCKS_QUERY_RESULT";

/**
 * Replaces every repetition of the union of blocks with `BLOCKS_QUERY_RESULT`: `sanity typegen` writes
 * the whole union out again for each query.
 */
function nameBlocks(source: string): string {
  const lines = source.split("\n");
  const start = lines.findIndex((line) => line.startsWith(`export type ${NAME} = Array<{`));
  const end = lines.findIndex((line, at) => at > start && line.startsWith("}>"));
  if (start < 0 || end < 0) throw new Error(`The generated types have no ${NAME} of blocks.`);
  const blocks = lines.slice(start + 1, end).map((line) => line.trim());
  const isRepeatedFrom = (at: number) =>
    at > end && blocks.every((line, index) => lines[at + index]?.trim() === line);
  const result: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (!line.endsWith("Array<{") || !isRepeatedFrom(at + 1)) {
      result.push(line);
      continue;
    }
    at += blocks.length + 1;
    const rest = lines[at]?.trim().replace("}>", "") ?? "";
    result.push(line.replace(/Array<{$/, `NonNullable<${NAME}>${rest}`));
  }
  return result.join("\n");
}

/** Leaves out the ids of what is gone: only `load` (web) reads them, before a result has its type. */
const withoutGone = (source: string) => source.replaceAll(/^ +gone: .*;\n/gm, "");

const file = join(import.meta.dirname, "src", "content.generated.ts");
writeFileSync(file, nameBlocks(withoutGone(readFileSync(file, "utf8"))));
