import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const folder = await mkdtemp(join(tmpdir(), "lint-"));
const config = JSON.parse(await readFile(join(root, "biome.json"), "utf8"));
await writeFile(join(folder, "biome.json"), JSON.stringify({ ...config, vcs: { enabled: false } }));
afterAll(() => rm(folder, { recursive: true }));

/** Lints a text by the project's rules, as a file at a path of the repository. @returns what Biome says */
async function lint(path: string, text: string): Promise<string> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return new Promise((resolve) => {
    const biome = join(root, "node_modules/.bin/biome");
    execFile(biome, ["lint", "--colors=off", file], { cwd: folder }, (_error, output, messages) =>
      resolve(output + messages),
    );
  });
}

test.each([
  ["new Date()", "export const year = new Date().getFullYear();"],
  ["Date.now", "export const now = Date.now();"],
  ["cacheLife", 'import { cacheLife } from "next/cache";\nexport const life = cacheLife;'],
])("a block may not use %s, and the check says what to do instead", async (_, text) => {
  const schedule = /scheduled in the Studio/;
  expect(await lint("web/src/blocks/hero/index.tsx", text)).toMatch(schedule);
  expect(await lint("web/src/content/clock.ts", text)).not.toMatch(schedule);
});

test.each([
  ["client/form.ts", "../components/form/form.tsx"],
  ["client/quote/ticks.ts", "@/content/load"],
  ["client/quote/ticks.ts", "next/navigation"],
])("web/src/%s may not import %s", async (file, path) => {
  const rule = /noRestrictedImports/;
  const importing = (from: string) => `import type { A } from "${from}";\nexport type B = A;`;
  expect(await lint(`web/src/${file}`, importing(path))).toMatch(rule);
  expect(await lint(`web/src/${file}`, importing("./line.ts"))).not.toMatch(rule);
  expect(await lint(`web/src/${file}`, importing("@currawong/schemas/price"))).not.toMatch(rule);
});
