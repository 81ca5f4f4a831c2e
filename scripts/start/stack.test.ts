import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, it } from "vitest";
import { ROOT } from "./environment.ts";
import { start, stopAll } from "./processes.ts";
import { lockBuild } from "./stack.ts";

const folder = `.next-lock-${process.pid}`;
afterEach(async () => {
  await stopAll();
  rmSync(join(ROOT, "node_modules", `${folder}.lock`), { force: true });
});

it("does not let a second start delete the build of a running site", async () => {
  lockBuild(folder);
  lockBuild(folder);
  const module = pathToFileURL(join(ROOT, "scripts/start/stack.ts"));
  const script = `const { lockBuild } = await import("${module}"); lockBuild("${folder}")`;
  const command = ["node", "--input-type=module", "-e", script];
  const second = await start({ name: "second", cwd: ROOT, command, env: {} }, "none");
  expect(second.exitCode).toBe(1);
  expect(() => lockBuild(folder)).not.toThrow();
});
