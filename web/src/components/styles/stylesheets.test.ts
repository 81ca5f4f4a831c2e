import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "../..");
const find = (pattern: string) =>
  globSync(pattern, { cwd: SOURCES }).map((file) => file.replaceAll("\\", "/"));
const read = (file: string) => readFileSync(join(SOURCES, file), "utf8");

/** A stylesheet without comments, inline images, imports and references. */
const styleOf = (file: string) =>
  read(file)
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/url\([^)]*\)/g, "")
    .replace(/^@(import|source|reference) .*$/gm, "");

const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name));

const sheets = find("{**,../public}/*.css");
const modules = sheets.filter((sheet) => sheet.endsWith(".module.css"));

type Use = { file: string; name: string; source: string };

/** Which components import which module, and under what name. */
function usesOfModules(): Map<string, Use[]> {
  const uses = new Map<string, Use[]>(modules.map((sheet) => [sheet, []]));
  for (const file of find("**/*.{ts,tsx}")) {
    const source = read(file);
    const imports = source.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g);
    for (const [, name = "", path = ""] of imports) {
      const sheet = path.startsWith("@/")
        ? path.slice(2)
        : normalize(join(dirname(file), path)).replaceAll("\\", "/");
      uses.get(sheet)?.push({ file, name, source: source.replace(/^import .*$/gm, "") });
    }
  }
  return uses;
}

it("each module styles only its own component, and defines exactly the classes that it uses", () => {
  const uses = usesOfModules();
  expect(modules.length).toBeGreaterThan(15);
  for (const sheet of modules) {
    expect.soft(styleOf(sheet), sheet).not.toMatch(/:global|\[class[*^$~|]?=|composes:/);
    // `postcss-tailwind.mjs` puts it into its layer.
    expect.soft(read(sheet), sheet).not.toMatch(/@layer|@reference/);
    const defined = classesIn(styleOf(sheet));
    const users = uses.get(sheet) ?? [];
    const unknown = users.flatMap(({ file, name, source }) =>
      [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))]
        .filter(([, className = ""]) => !defined.has(className))
        .map(([usage]) => `${file}: ${usage}`),
    );
    expect.soft(unknown, sheet).toEqual([]);
    // Classes that a value selects, e.g. the colour of a badge, are not named in the source.
    if (users.some(({ name, source }) => source.includes(`${name}[`))) continue;
    const text = users.map(({ source }) => source).join("\n");
    const dead = [...defined].filter((name) => !new RegExp(`\\b${name}\\b`).test(text));
    expect.soft(dead, sheet).toEqual([]);
  }
});
