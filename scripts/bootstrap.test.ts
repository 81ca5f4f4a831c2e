import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { expect, it, onTestFinished } from "vitest";

/** Creates a repository whose `npm start` runs a script, with nothing to install. */
function repository(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), "bootstrap-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const manifest = JSON.stringify({ scripts: { start: "node scripts/bootstrap.mjs start" } });
  const fingerprint = createHash("sha256").update(manifest).digest("hex");
  mkdirSync(join(folder, "scripts/start"), { recursive: true });
  mkdirSync(join(folder, "node_modules/node/bin"), { recursive: true });
  writeFileSync(join(folder, "package.json"), manifest);
  writeFileSync(join(folder, "node_modules/.installed"), fingerprint);
  symlinkSync(process.execPath, join(folder, "node_modules/node/bin/node"));
  for (const file of ["scripts/bootstrap.mjs", "process-guards.ts"]) {
    copyFileSync(join(import.meta.dirname, "..", file), join(folder, file));
  }
  writeFileSync(join(folder, "scripts/start/start.ts"), script);
  return folder;
}

it.each(["SIGTERM", "SIGKILL"] as const)(
  "stops the child process after a %s of npm",
  async (signal) => {
    const cwd = repository(`
    process.on("SIGTERM", () => {
      console.log("tidied up");
      process.exit();
    });
    // Outlasts the test, and exits by itself if the test fails.
    setTimeout(() => {}, 120_000);
    console.log("running");
  `);
    const npm = execa("npm", ["start", "--silent"], { cwd, reject: false });
    await once(npm.stdout, "data");
    npm.kill(signal);
    expect((await npm).stdout).toBe("running\ntidied up");
  },
);

it("names a port in use before it installs anything", async () => {
  const cwd = repository("");
  rmSync(join(cwd, "node_modules"), { recursive: true });
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  writeFileSync(join(cwd, "scripts/start/ports.json"), JSON.stringify({ LAKE: port }));
  const { exitCode, stderr, stdout } = await execa("npm", ["start", "--silent"], {
    cwd,
    reject: false,
    env: { LAKE_PORT: "" },
  });
  expect([exitCode, stdout]).toEqual([1, ""]);
  expect(stderr).toContain(`Port ${port} is in use`);
  expect(stderr).toContain("LAKE_PORT");
});

it("has pnpm check packages against the Node that they run on", () => {
  const workspace = readFileSync(join(import.meta.dirname, "../pnpm-workspace.yaml"), "utf8");
  expect(workspace).toContain(`nodeVersion: "${process.versions.node}"`);
});
