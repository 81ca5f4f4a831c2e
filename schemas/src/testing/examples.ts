import { globSync } from "node:fs";
import { join } from "node:path";

/** A block as an editor might write it: with its `_type`, but without the keys that lists need. */
export type Example = { _type: string; [field: string]: unknown };

const BLOCKS = join(import.meta.dirname, "../blocks");

/** Reads the example of every block. */
export function loadExamples(): Promise<Example[]> {
  const files = globSync("*/example.ts", { cwd: BLOCKS }).sort();
  return Promise.all(
    files.map(async (file) => {
      const exported: unknown[] = Object.values(await import(join(BLOCKS, file)));
      const [example] = exported;
      if (exported.length === 1 && isExample(example)) return example;
      throw new Error(`${file}: export one block with its _type, and nothing else.`);
    }),
  );
}

const isExample = (value: unknown): value is Example =>
  typeof value === "object" && value !== null && "_type" in value;
