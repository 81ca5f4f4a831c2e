import { existsSync, globSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

type Manifest = {
  name: string;
  version?: string;
  private?: boolean;
  license?: string;
  dependencies?: Record<string, string>;
};

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/** Finds an installed package as Node does; undefined for one that this machine does not need. */
function folderOf(name: string, from: string): string | undefined {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, "node_modules", name);
    if (existsSync(folder)) return realpathSync(folder);
    if (at === dirname(at)) return undefined;
  }
}

/** What a licence and its notices are called, in a package and in those that Next has compiled into itself. */
const TEXTS = ["{LICEN[CS]E,licen[cs]e,Licen[cs]e,COPYING,NOTICE}*", "dist/compiled/**/LICENSE*"];

/** The licence texts of a package; its manifest's word where it brings none. */
function textsOf(folder: string, { license }: Manifest): string {
  const files = globSync(TEXTS, { cwd: folder, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  const texts = files.map((file) => readFileSync(join(file.parentPath, file.name), "utf8").trim());
  return [...new Set(texts)].join("\n\n") || `Licence: ${license ?? "see its repository"}`;
}

/** A package that a build contains. */
export type Dependency = { name: string; version: string; license?: string; text: string };

/**
 * Every package that one of the workspace's depends on, which its build contains, by name and version.
 * @param root the folder of the package in the workspace
 */
export function dependenciesOf(root: string): Dependency[] {
  const seen = new Set<string>();
  const found: Dependency[] = [];
  const visit = (folder: string) => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const manifest = manifestOf(folder);
    const { name, version = "", license, dependencies = {} } = manifest;
    // Ours are private.
    if (!manifest.private) {
      found.push({
        ...{ name, version, text: textsOf(folder, manifest) },
        ...(typeof license === "string" && { license }),
      });
    }
    for (const dependency of Object.keys(dependencies)) {
      const installed = folderOf(dependency, folder);
      if (installed) visit(installed);
    }
  };
  visit(realpathSync(root));
  return found.sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

/** The licences of dependencies, as one text. */
export const licencesOf = (dependencies: readonly Dependency[]): string =>
  dependencies
    .map(({ name, version, text }) => `${name} ${version}\n\n${text}`)
    .join(`\n\n${"-".repeat(80)}\n\n`);
