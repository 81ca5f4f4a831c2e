import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Dependency } from "./licences.ts";

/**
 * The list of what a package contains, for whoever looks for a weakness in it.
 * @returns JSON in the format CycloneDX 1.6: https://cyclonedx.org/docs/1.6/json
 */
export function componentsOf(name: string, dependencies: readonly Dependency[]): string {
  // A package with two sets of peers is installed twice.
  const unique = new Map(dependencies.map((each) => [purlOf(each.name, each.version), each]));
  const components = [...unique.values()].map(({ name, version, license }) => ({
    type: "library",
    "bom-ref": purlOf(name, version),
    name,
    version,
    purl: purlOf(name, version),
    ...(license && { licenses: [{ expression: license }] }),
  }));
  const metadata = { component: { type: "application", name } };
  const list = { bomFormat: "CycloneDX", specVersion: "1.6", version: 1, metadata, components };
  return JSON.stringify(list, null, 1);
}

/** A package's address in all registries: https://github.com/package-url/purl-spec */
const purlOf = (name: string, version: string) => `pkg:npm/${name.replace("@", "%40")}@${version}`;

/** The checksum of a file, as `sha256sum` writes it. */
export function checksumOf(path: string, name: string): string {
  const hash = createHash("sha256").update(readFileSync(path)).digest("hex");
  return `${hash}  ${name}\n`;
}
