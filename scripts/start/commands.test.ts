import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./environment.ts";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const scriptsOf = (manifest: string): string[] => Object.keys(JSON.parse(read(manifest)).scripts);

const documents = globSync(["README.md", "docs/**/*.md", "*/README.md"], { cwd: ROOT });

it.each(documents)("%s names scripts that there are", (file) => {
  const own = scriptsOf("package.json");
  const run = [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script);
  expect(run.filter((script) => !own.includes(script ?? ""))).toEqual([]);
  const filtered = read(file).matchAll(/pnpm --filter @currawong\/(\w+) (?!exec)([\w:]+)/g);
  for (const [command, folder = "", script] of filtered) {
    expect(scriptsOf(`${folder}/package.json`), command).toContain(script);
  }
});
