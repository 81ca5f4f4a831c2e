import { globSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Where the folders of the blocks are. */
const SOURCE = join(import.meta.dirname, "src");

const camelCase = (name: string) =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The folders of all blocks, in alphabetical order: `article-list`, `benefits` … */
export const blockFolders = () =>
  globSync("blocks/*/schema.ts", { cwd: SOURCE })
    .map((file) => basename(dirname(file)))
    .sort();

/** The module that lists every block, formatted as Biome would. */
function blocksModule(folders: readonly string[]): string {
  const blocks = folders.map((folder) => ({ folder, name: camelCase(folder) }));
  const lines = (line: (block: { folder: string; name: string }) => string) =>
    blocks.map(line).join("\n");
  return `// Made by generate-blocks.ts from the folders of blocks/: do not edit.
${lines(({ folder, name }) => `import { ${name}, ${name}View } from "./blocks/${folder}/schema.ts";`)}

/** Every block, with the group of the menu it is picked from. */
export const BLOCKS = [
${lines(({ name }) => `  ${name},`)}
] as const;

/** What the site reads of each block. */
export const blocksView = /* groq */ \`
  _key,
  _type,
${blocks.map(({ name }) => `  _type == "${name}" => { \${${name}View} }`).join(",\n")}
\` as const;
`;
}

if (import.meta.main) {
  writeFileSync(join(SOURCE, "blocks.generated.ts"), blocksModule(blockFolders()));
}
