import { globSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { execa } from "execa";
import { ROOT } from "../start/environment.ts";

/** What `pnpm licenses list --json` says, by licence. */
type Licences = Readonly<
  Record<string, readonly { name: string; versions: string[]; paths: string[]; license: string }[]>
>;

/** Licence texts and notices of a package, and of those that Next has compiled into itself. */
const TEXTS = "{,dist/compiled/**/}{LICEN[CS]E,licen[cs]e,COPYING,NOTICE}*";

/** What a licence asks to be passed on, as one text. */
function readTexts(licences: Licences): string {
  const packages = Object.values(licences).flat();
  const entries = packages.map(({ name, versions, paths, license }) => {
    const files = paths.flatMap((cwd) =>
      globSync(TEXTS, { cwd, withFileTypes: true }).filter((entry) => entry.isFile()),
    );
    const texts = files.map((file) =>
      readFileSync(join(file.parentPath, file.name), "utf8").trim(),
    );
    return [`${name} ${versions.join(", ")} (${license})`, ...new Set(texts)].join("\n\n");
  });
  return entries.join(`\n\n${"-".repeat(80)}\n\n`);
}

/**
 * Writes what a package of the workspace is made of: `LICENCES.txt` has the licences of its dependencies, and
 * `components.json` lists them in the format CycloneDX, for whoever looks for a weakness.
 * @param room the package's folder
 * @param target where the two files are written
 */
export async function writeNotices(room: string, target: string): Promise<void> {
  const options = { cwd: ROOT, preferLocal: true };
  const which = ["--prod", "--filter", `@currawong/${room}`];
  const licences = await execa("pnpm", ["licenses", "list", "--json", ...which], options);
  const format = ["--sbom-format", "cyclonedx", "--sbom-type", "application"];
  const components = await execa("pnpm", ["sbom", ...format, ...which], options);
  await writeFile(join(target, "LICENCES.txt"), readTexts(JSON.parse(licences.stdout)));
  await writeFile(join(target, "components.json"), components.stdout);
}
