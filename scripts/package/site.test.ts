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
import { writeNotices } from "./notices.ts";
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

test("every package that the site ships is listed, with its licence", async () => {
  const folder = mkdtempSync(join(tmpdir(), "package-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await writeNotices("web", folder);
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, "web/package.json"), "utf8"));
  const text = readFileSync(join(folder, "LICENCES.txt"), "utf8");
  const list = readFileSync(join(folder, "components.json"), "utf8");
  for (const [name, version] of Object.entries(dependencies)) {
    if (name.startsWith("@currawong/")) continue;
    expect(text).toContain(`${name} ${version} (`);
    expect(list).toContain(`pkg:npm/${name.replace("@", "%40")}@${version}"`);
  }
  expect(text).toContain("Permission is hereby granted");
});
