import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const SCRIPT = join(import.meta.dirname, "release.sh");

let folder: string;
let root: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "release-"));
  root = join(folder, "opt");
  mkdirSync(root);
  // A server is healthy unless its package says otherwise: then its time is over at once. The clock gives each release
  // a name of its own.
  fake("systemctl", `echo "$2 $(cat "${root}/current/name")" >>"${folder}/restarts"`);
  fake("curl", `! test -e "${root}/current/broken"`);
  fake("sleep", `test "$1" = 2 || kill "$PPID"`);
  fake(
    "date",
    `n=$(cat "${folder}/clock" 2>/dev/null || echo 0); echo $((n+1)) >"${folder}/clock"; echo "r$n"`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function fake(name: string, script: string): void {
  mkdirSync(join(folder, "bin"), { recursive: true });
  writeFileSync(join(folder, "bin", name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, "bin", name), 0o755);
}

/** A package that becomes healthy, or does not. */
function packageOf(name: string, isBroken = false): string {
  const site = join(folder, name, "site");
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, "name"), name);
  if (isBroken) writeFileSync(join(site, "broken"), "");
  const archive = join(folder, `${name}.tar.gz`);
  execFileSync("tar", ["-czf", archive, "-C", join(folder, name), "site"]);
  return archive;
}

function release(...args: string[]) {
  const PATH = `${join(folder, "bin")}:${process.env.PATH}`;
  const env = { ...process.env, PATH, CURRAWONG_ROOT: root };
  const { status, stderr } = spawnSync("sh", [SCRIPT, ...args], { env, encoding: "utf8" });
  return { status, stderr };
}

/** Which package a link leads to. */
const at = (link: string) =>
  existsSync(join(root, link)) ? readFileSync(join(root, link, "name"), "utf8") : undefined;
const restarts = () => {
  const lines = readFileSync(join(folder, "restarts"), "utf8").trim().split("\n");
  rmSync(join(folder, "restarts"));
  return lines;
};

it("restarts one instance after the other, and keeps the release before", () => {
  expect(release(packageOf("one"))).toMatchObject({ status: 0, stderr: "" });
  expect([at("current"), at("previous")]).toEqual(["one", undefined]);
  expect(release(packageOf("two")).status).toBe(0);
  expect([at("current"), at("previous")]).toEqual(["two", "one"]);
  expect(restarts().slice(2)).toEqual(["currawong@3001 two", "currawong@3002 two"]);
});

it("puts the release before back where the new one does not become healthy", () => {
  for (const name of ["one", "two"]) release(packageOf(name));
  restarts();
  const { status, stderr } = release(packageOf("broken", true));
  expect(status).toBe(1);
  expect(stderr).toMatch(/does not become healthy; .* runs again/);
  expect([at("current"), at("previous")]).toEqual(["two", "one"]);
  expect(restarts()).toEqual(["currawong@3001 broken", "currawong@3001 two", "currawong@3002 two"]);
  // So the next one has a healthy one before it.
  release(packageOf("three"));
  expect([at("current"), at("previous")]).toEqual(["three", "two"]);
});

it("goes back, and forth again", () => {
  for (const name of ["one", "two"]) release(packageOf(name));
  expect(release("--back").status).toBe(0);
  expect([at("current"), at("previous")]).toEqual(["one", "two"]);
  release("--back");
  expect([at("current"), at("previous")]).toEqual(["two", "one"]);
});

it("never takes for the previous release one that did not become healthy", () => {
  expect(release(packageOf("broken", true)).status).toBe(1);
  release(packageOf("one"));
  expect([at("current"), at("previous")]).toEqual(["one", undefined]);
  release(packageOf("two"));
  // As if the machine had stopped while another one started.
  mkdirSync(join(root, "interrupted"));
  writeFileSync(join(root, "interrupted/name"), "interrupted");
  rmSync(join(root, "current"));
  symlinkSync(join(root, "interrupted"), join(root, "current"));
  release(packageOf("three"));
  expect([at("current"), at("previous")]).toEqual(["three", "one"]);
});

it("changes nothing for a package that is damaged or no package, or without one", () => {
  release(packageOf("one"));
  const before = readlinkSync(join(root, "current"));
  const damaged = packageOf("two");
  writeFileSync(`${damaged}.sha256`, `${"0".repeat(64)}  ${basename(damaged)}\n`);
  expect(release(damaged).stderr).toMatch(/is damaged/);
  writeFileSync(join(folder, "text.tar.gz"), "no archive");
  expect(release(join(folder, "text.tar.gz")).stderr).toMatch(/cannot be unpacked/);
  expect(release().stderr).toMatch(/name a package/);
  expect(release("--back").stderr).toMatch(/no previous release/);
  expect(readlinkSync(join(root, "current"))).toBe(before);
  expect(readdirSync(root).filter((name) => name.startsWith("r"))).toEqual(["r0"]);
  const whole = packageOf("three");
  const { stdout } = spawnSync("sha256sum", [whole], { encoding: "utf8" });
  writeFileSync(`${whole}.sha256`, stdout);
  expect(release(whole).status).toBe(0);
});

it("is the script that the guide installs", () => {
  const guide = readFileSync(join(import.meta.dirname, "../../docs/hosts/linux-server.md"), "utf8");
  expect(guide).toContain("scripts/release/release.sh /usr/local/bin/currawong-release");
});
