import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bootstrap-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Makes a repository whose `npm start` runs a script, with nothing to install. */
function repository(script: string): void {
  const manifest = JSON.stringify({ scripts: { start: "node scripts/bootstrap.mjs start" } });
  for (const path of ["scripts/start", "node_modules/node/bin"]) {
    mkdirSync(join(folder, path), { recursive: true });
  }
  writeFileSync(join(folder, "package.json"), manifest);
  writeFileSync(
    join(folder, "node_modules", ".installed"),
    createHash("sha256").update(manifest).digest("hex"),
  );
  symlinkSync(process.execPath, join(folder, "node_modules", "node", "bin", "node"));
  copyFileSync(join(import.meta.dirname, "bootstrap.mjs"), join(folder, "scripts/bootstrap.mjs"));
  writeFileSync(join(folder, "scripts/start/start.ts"), script);
}

it("ends what npm started when npm is told to end", async () => {
  repository(`
    import { writeFileSync } from "node:fs";
    process.on("SIGTERM", () => {
      writeFileSync("state", "tidied up");
      process.exit();
    });
    // Long enough for the test; nothing stays behind where it fails.
    setTimeout(() => {}, 120_000);
    writeFileSync("state", "running");
  `);
  const state = () => {
    const file = join(folder, "state");
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  };
  const npm = execa("npm", ["start"], { cwd: folder, reject: false, stdio: "ignore" });
  await vi.waitUntil(() => state() === "running", 60_000);
  npm.kill("SIGTERM");
  await npm;
  await vi.waitUntil(() => state() === "tidied up", 60_000);
  expect(state()).toBe("tidied up");
});
