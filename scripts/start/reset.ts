import { rmSync } from "node:fs";
import { join } from "node:path";
import { localEnvironment, ROOT } from "./environment.ts";
import { fail } from "./processes.ts";
import { checkPorts } from "./stack.ts";

try {
  await checkPorts(localEnvironment().ports);
  const builds = ["web/.next", "web/.next-test", "web/.next-files", "studio/dist", ".turbo"];
  for (const folder of [".data", ...builds]) {
    rmSync(join(ROOT, folder), { recursive: true, force: true });
  }
  console.log("All local data and builds are gone. “npm start” makes them anew.");
} catch (error) {
  await fail(error);
}
