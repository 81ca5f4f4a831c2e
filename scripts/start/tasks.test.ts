import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./environment.ts";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const packages = globSync("*/package.json", { cwd: ROOT }).map(dirname);
const turbo = read("turbo.json");

/** Returns the packages of the workspace that a package declares as dependencies. */
function declared(folder: string): string[] {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(read(`${folder}/package.json`));
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return names
    .filter((name) => name.startsWith("@currawong/"))
    .map((name) => name.split("/")[1] ?? "");
}

/** Returns the packages whose files a package's modules refer to, each with one such module. */
function used(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  const modules = globSync(`${folder}/**/*.{ts,tsx,css,mjs}`, {
    cwd: ROOT,
    // `brand.css` is a route.
    exclude: (file) => /node_modules|\.next|dist|test-results|brand\.css/.test(file),
  });
  for (const module of modules) {
    for (const [, target = ""] of read(module).matchAll(/["'](\.\.?\/[^"'\n]+)["']/g)) {
      const [other = ""] = relative(ROOT, resolve(ROOT, dirname(module), target)).split(/[\\/]/);
      if (other !== folder && packages.includes(other)) found.set(other, module);
    }
  }
  return found;
}

it.each(packages)(
  "%s declares every package it takes files from, so that turbo caches results correctly",
  (folder) => {
    for (const [other, module] of used(folder)) {
      const isInput = [`$TURBO_ROOT$/${other}/`, `@currawong/${other}#transit`].some((input) =>
        turbo.includes(input),
      );
      const known = declared(folder).includes(other) || isInput;
      expect(known, `${module} uses ${other}/`).toBe(true);
    }
  },
);
