import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { temporaryFolder } from "@currawong/lake/testing/lake-fixture";
import { beforeEach, expect, it, vi } from "vitest";
import { health } from "../src/runtime/observability/health.ts";
import { StaticFiles } from "./static-files.ts";

const DAY_MS = 86_400_000;

let root = "";
beforeEach(() => {
  root = temporaryFolder();
});

function write(name: string, text = name): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

/** The files of a build, and those of builds before it. */
function open(build: string): StaticFiles {
  for (const type of ["js", "css"]) write(`${build}/chunks/${build}.${type}`);
  write("public/icons/a.svg");
  const [earlier, files] = [join(root, "earlier"), join(root, "public")];
  return new StaticFiles({ build: join(root, build), earlier, public: files });
}

const textOf = async (files: StaticFiles, path: string) => (await files.get(path))?.body.toString();

it("serves the files of this build and the previous one as immutable, and public files to be revalidated", async () => {
  open("one").keep();
  const files = open("two");
  for (const build of ["one", "two"]) {
    const path = `/_next/static/chunks/${build}.css`;
    expect(await textOf(files, path)).toBe(`${build}/chunks/${build}.css`);
    expect((await files.get(path))?.headers).toMatchObject({
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    });
  }
  expect([...files.publicFiles]).toEqual(["/icons/a.svg"]);
  const { headers } = (await files.get("/icons/a.svg")) ?? {};
  expect(headers).toMatchObject({ "content-type": "image/svg+xml", etag: expect.any(String) });
  expect(headers?.["cache-control"]).toContain("must-revalidate");
});

it("serves two sheets of a folder at one address, and nothing else so", async () => {
  const files = open("one");
  write("one/chunks/b~-.c.css", "second");
  const path = "/_next/static/chunks/one.css";
  expect(await textOf(files, `${path},b~-.c.css`)).toBe("one/chunks/one.csssecond");
  for (const other of ["none.css", "../chunks/b~-.c.css", "one.js", "b~-.c.css,one.css", ""]) {
    expect(await files.get(`${path},${other}`), other).toBeUndefined();
  }
});

it("serves nothing from outside its folders", async () => {
  const files = open("one");
  write("secret.js");
  for (const name of ["../secret.js", "a/../../secret.js", ".%2e/secret.js", ".env", "", "a.js"]) {
    expect(await files.get(`/_next/static/${name}`), name).toBeUndefined();
  }
});

it("serves its build without a folder that it can write to, and says so", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const files = open("one");
  write("earlier", "a file where the folder should be");
  files.keep();
  expect(await textOf(files, "/_next/static/chunks/one.js")).toBe("one/chunks/one.js");
  expect(health().problems.join()).toContain("cannot be kept for open tabs");
});

it("deletes what was kept long ago, but never a file of its build", async () => {
  open("one").keep();
  const old = new Date(Date.now() - 100 * DAY_MS);
  for (const type of ["css", "js"]) utimesSync(join(root, `earlier/chunks/one.${type}`), old, old);
  const two = open("two");
  two.keep();
  expect(readdirSync(join(root, "earlier/chunks")).sort()).toEqual(["two.css", "two.js"]);
  expect(await textOf(two, "/_next/static/chunks/two.js")).toBe("two/chunks/two.js");
});
