import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { StaticFiles } from "./static-files.ts";

const DAY_MS = 86_400_000;

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "static-files-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function build(name: string): string {
  const chunks = join(root, name, "chunks");
  mkdirSync(chunks, { recursive: true });
  for (const type of ["js", "css"]) writeFileSync(join(chunks, `${name}.${type}`), name);
  return join(root, name);
}

const textOf = async (files: StaticFiles, path: string) => (await files.get(path))?.body.toString();

it("serves the files of the previous build, the current build and other instances", async () => {
  const names = ["a", "b"];
  const instances = names.map(() => new StaticFiles(join(root, "shared")));
  for (const [at, files] of instances.entries()) {
    files.addBuild(build(String(names[at])));
    await files.add(`/_next/static/hydrate/${names[at]}.js`, `page ${names[at]}`);
  }
  for (const files of instances) {
    for (const name of names) {
      expect(await textOf(files, `/_next/static/chunks/${name}.css`)).toBe(name);
      expect(await textOf(files, `/_next/static/hydrate/${name}.js`)).toBe(`page ${name}`);
    }
  }
  expect((await instances[1]?.get("/_next/static/chunks/a.css"))?.headers).toMatchObject({
    "content-type": "text/css; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
  });
});

it("serves nothing from outside its folder, and rejects unknown file types", async () => {
  const files = new StaticFiles(join(root, "shared"));
  writeFileSync(join(root, "secret.js"), "secret");
  for (const name of ["../secret.js", "a/../../secret.js", ".%2e/secret.js", ".env", "", "a.js"]) {
    expect(await files.get(`/_next/static/${name}`), name).toBeUndefined();
  }
  const odd = build("odd");
  writeFileSync(join(odd, "film.mp4"), "");
  expect(() => files.addBuild(odd)).toThrow("add the type “.mp4”");
});

it("deletes files that neither the build nor a page has referenced for a week", async () => {
  const shared = join(root, "shared");
  const files = new StaticFiles(shared);
  files.addBuild(build("a"));
  for (const name of ["old", "recent", "named"]) {
    await files.add(`/_next/static/hydrate/${name}.js`, name);
  }
  const age = (name: string, days: number) => {
    const time = new Date(Date.now() - days * DAY_MS);
    utimesSync(join(shared, name), time, time);
  };
  age("hydrate/old.js", 8);
  age("hydrate/recent.js", 6);
  age("hydrate/named.js", 30);
  age("chunks/a.js", 8);
  await files.prune(
    build("a"),
    ["named", "gone"].map((name) => `/_next/static/hydrate/${name}.js`),
  );
  expect(readdirSync(join(shared, "hydrate")).sort()).toEqual(["named.js", "recent.js"]);
  expect(readdirSync(join(shared, "chunks")).sort()).toEqual(["a.css", "a.js"]);
});
