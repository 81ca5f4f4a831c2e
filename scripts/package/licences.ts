import { existsSync, globSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
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

/** What a licence and its notices are called. */
const TEXT = /^(?:LICEN[CS]E|licen[cs]e|Licen[cs]e|COPYING|NOTICE)/;

/** The licence texts of a package, and of those that Next has compiled into itself; else its manifest's word. */
function textsOf(folder: string, { license }: Manifest): string {
  const compiled = join(folder, "dist/compiled");
  // Most packages have no such folder, and a pattern would be looked for in all of them.
  const inside = existsSync(compiled) ? globSync("**/LICENSE*", { cwd: compiled }) : [];
  const files = [
    ...readdirSync(folder)
      .filter((name) => TEXT.test(name))
      .map((name) => join(folder, name)),
    ...inside.map((name) => join(compiled, name)),
  ].filter((file) => statSync(file).isFile());
  const texts = files.map((file) => readFileSync(file, "utf8").trim());
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
