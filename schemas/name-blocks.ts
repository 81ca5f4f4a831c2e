import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const NAME = "BLOCKS_QUERY_RESULT";

/**
 * Has the generated types name the blocks of a page once. `sanity typegen` writes the whole union again for
 * each query and each type of document that has blocks.
 * @param source the generated types
 * @returns them with `BLOCKS_QUERY_RESULT` in place of every repetition
 * @throws when that type is missing
 */
export function nameBlocks(source: string): string {
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

if (import.meta.main) {
  const file = join(import.meta.dirname, "src", "content.generated.ts");
  writeFileSync(file, nameBlocks(readFileSync(file, "utf8")));
}
