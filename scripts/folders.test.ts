import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** The folder of a room that a file is in; undefined for a file beside the folders. */
const folderOf = (file: string) => (file.includes("/") ? file.split("/")[0] : undefined);

/** Which folders of a room import which. Every path in quotes that leads to a file counts. */
function importsIn(room: string): Map<string, Set<string>> {
  const files = readdirSync(join(ROOT, room), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter(
      (file) => /\.(?:tsx?|mjs)$/.test(file) && !/node_modules|dist\/|\.test\.|\.e2e\./.test(file),
    );
  const found = new Map<string, Set<string>>();
  for (const file of files) {
    const text = readFileSync(join(ROOT, room, file), "utf8");
    for (const [, path = ""] of text.matchAll(/["'`](\.\.?\/[^"'`\s$]+)["'`]/g)) {
      const target = posix.join(posix.dirname(file), path);
      const [from, to] = [folderOf(file), folderOf(target)];
      if (!from || !to || from === to || !files.includes(target)) continue;
      found.set(from, (found.get(from) ?? new Set()).add(to));
    }
  }
  return found;
}

/** A chain of folders that leads back to the first of them; undefined if there is none. */
function circleIn(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const done = new Set<string>();
  const search = (folder: string, chain: readonly string[]): string[] | undefined => {
    if (chain.includes(folder)) return [...chain.slice(chain.indexOf(folder)), folder];
    if (done.has(folder)) return;
    for (const next of imports.get(folder) ?? []) {
      const circle = search(next, [...chain, folder]);
      if (circle) return circle;
    }
    done.add(folder);
  };
  for (const folder of imports.keys()) {
    const circle = search(folder, []);
    if (circle) return circle;
  }
}

it("finds a circle of folders", () => {
  const imports = new Map([
    ["a", new Set(["b"])],
    ["b", new Set(["c"])],
  ]);
  expect(circleIn(imports)).toBeUndefined();
  expect(circleIn(imports.set("c", new Set(["b"])))).toEqual(["b", "c", "b"]);
});

// `web/src` has a rule of its own (`web/src/floors.test.ts`).
it.each(["studio/src", "schemas/src", "scripts", "lake", "supabase/src", "web/server"])(
  "the folders of %s form no circle of imports, types counted",
  (room) => {
    const imports = importsIn(room);
    const circle = circleIn(imports)?.join(" → ");
    expect(circle, "Move what both need below them, or pass it in").toBeUndefined();
  },
);

it("every file that the documentation names by its folder exists", () => {
  const exclude = (path: string) => /node_modules|^\.|\.next|dist\b/.test(path);
  const files = globSync("**/*.*", { cwd: ROOT, exclude }).map(
    (file) => `/${file.replaceAll("\\", "/")}`,
  );
  const documents = files.filter(
    (file) => file.endsWith(".md") && !/^\/(?:content|web\/src\/app)\//.test(file),
  );
  const missing = documents.flatMap((document) =>
    [...readFileSync(join(ROOT, document), "utf8").matchAll(/`([\w-]+\/[\w./[\]-]*)`/g)]
      .map(([, path = ""]) => path)
      .filter((path) =>
        /\.(?:tsx?|css|mjs|md|yaml|json)$/.test(path)
          ? !files.some((file) => file.endsWith(`/${path}`))
          : /^(?:web|studio|schemas|scripts|lake|supabase)\//.test(path) &&
            !existsSync(join(ROOT, path)),
      )
      // The page type and the block that the instructions add as their examples.
      .filter((path) => !/\/(?:(?:industry|recommendation)\.ts$|recommendation\/)/.test(path))
      .map((path) => `${document}: ${path}`),
  );
  expect(documents.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
