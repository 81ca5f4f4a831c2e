import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { timestamp } from "./aside.ts";
import { localEnvironment, ROOT } from "./environment.ts";
import { fail } from "./processes.ts";
import { checkPorts, lockBuild } from "./stack.ts";

try {
  await checkPorts(localEnvironment().ports);
  lockBuild(".next");
  const builds = ["web/.next", "web/.next-test", "web/.next-files", "studio/dist", ".turbo"];
  for (const folder of builds) rmSync(join(ROOT, folder), { recursive: true, force: true });
  const data = join(ROOT, ".data");
  const old = `.data-${timestamp()}`;
  if (existsSync(data)) {
    renameSync(data, join(ROOT, old));
    console.log(
      `Your data is now in ${old}: delete it when you no longer need it, or rename it back to .data.`,
    );
  }
  console.log("The builds are deleted. “npm start” makes data and builds anew.");
} catch (error) {
  await fail(error);
}
