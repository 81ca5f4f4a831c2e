import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ROOT } from "../start/environment.ts";
import { componentsOf } from "./components.ts";
import { dependenciesOf, licencesOf } from "./licences.ts";
import { clean, makeReadable } from "./site.ts";

test("each volume of an image is a folder of its own user, who is not root", () => {
  const stages = readFileSync(join(ROOT, "Dockerfile"), "utf8").split(/^FROM /m);
  const volumes = stages.flatMap((stage) =>
    [...stage.matchAll(/^VOLUME (.+)$/gm)].map(([, path = ""]) => ({ stage, path })),
  );
  expect(volumes).toHaveLength(2);
  for (const { stage, path } of volumes) expect(stage).toMatch(new RegExp(`mkdir .*${path}`));
});

test("a package built under a strict umask can be read by the user who runs it", () => {
  const folder = mkdtempSync(join(tmpdir(), "package-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [inner, file] = [join(folder, "inner"), join(folder, "inner/server.js")];
  mkdirSync(inner);
  writeFileSync(file, "");
  symlinkSync("server.js", join(inner, "link"));
  chmodSync(file, 0o600);
  chmodSync(inner, 0o700);
  makeReadable(folder);
  expect([folder, inner, file].map((path) => statSync(path).mode & 0o777)).toEqual([
    0o755, 0o755, 0o644,
  ]);
});

test("what is copied of a build does not name its folder", () => {
  const folder = mkdtempSync(join(tmpdir(), "package-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "manifest.json");
  const manifest = JSON.stringify({ appDir: `${ROOT}/web`, node: {} });
  // Next writes each manifest as JSON and as a script.
  for (const text of [manifest, `self.__M=${JSON.stringify(manifest)}`]) {
    writeFileSync(file, text);
    clean(file, ROOT);
    expect(readFileSync(file, "utf8")).toBe(text.replace(ROOT, "."));
  }
});

test.each(["web", "studio"])("every package that %s ships is listed, with its licence", (room) => {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, room, "package.json"), "utf8"));
  const found = dependenciesOf(join(ROOT, room));
  const text = licencesOf(found);
  const list = JSON.parse(componentsOf(room, found));
  for (const name of Object.keys(dependencies)) {
    if (name.startsWith("@currawong/")) continue;
    expect(text).toContain(`${name} ${dependencies[name]}\n\n`);
    const purl = `pkg:npm/${name.replace("@", "%40")}@${dependencies[name]}`;
    expect(list.components).toContainEqual(expect.objectContaining({ name, purl }));
  }
  const purls = list.components.map(({ purl }: { purl: string }) => purl);
  expect(new Set(purls).size).toBe(purls.length);
  expect(text).toContain("Permission is hereby granted");
  expect(text).not.toContain("@currawong/");
});
