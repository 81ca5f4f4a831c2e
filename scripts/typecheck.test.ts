import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const rooms = globSync("*/tsconfig.json", { cwd: root }).map(dirname);

test.each([...globSync("*/tsconfig.json", { cwd: root }), "tsconfig.base.json"])(
  "the type check by %s reads every file again",
  (file) => {
    const text = readFileSync(join(root, file), "utf8");
    expect(text).not.toMatch(/"(?:incremental|composite|noCheck)": *true/);
  },
);

const readJson = (file: string) =>
  JSON.parse(readFileSync(join(root, file), "utf8").replace(/^ *\/\/.*$/gm, ""));
const { tasks } = readJson("turbo.json");

/** The folders whose files turbo hashes for a task of a package that depends on them by `transit`. */
function hashedFolders(room: string, dependsOn: readonly string[] = []): Set<string> {
  const { dependencies, devDependencies } = readJson(`${room}/package.json`);
  const [workspace, named] = [Object.keys({ ...dependencies, ...devDependencies }), dependsOn].map(
    (names) => names.flatMap((name) => /^@currawong\/(\w+)(?:#transit)?$/.exec(name)?.[1] ?? []),
  );
  const others = [...(workspace ?? []), ...(named ?? [])];
  return new Set([room, ...others.flatMap((other) => [...hashedFolders(other)])]);
}

test.each(rooms)("turbo repeats the type check of %s when what it imports changes", (room) => {
  const hashed = hashedFolders(room, tasks[`@currawong/${room}#typecheck`]?.dependsOn);
  const cwd = join(root, room);
  const files = globSync("**/*.{ts,tsx}", { cwd, exclude: ["**/node_modules/**", "**/.*/**"] });
  const outside = files.flatMap((file) => {
    const imports = readFileSync(join(cwd, file), "utf8").matchAll(
      /(?:from|import) *\(?"(\.[^"]+)"/g,
    );
    return [...imports].flatMap(([, target = ""]) => {
      const [folder = "", ...inner] = relative(root, join(cwd, dirname(file), target)).split("/");
      // Files of the root count for every package (`globalDependencies`).
      return inner.length === 0 || hashed.has(folder) ? [] : [`${file}: ${target}`];
    });
  });
  expect(outside).toEqual([]);
});
