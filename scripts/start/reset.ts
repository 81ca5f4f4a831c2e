import { rmSync } from "node:fs";
import { join } from "node:path";
import { localEnvironment, ROOT } from "./environment.ts";
import { checkPorts } from "./stack.ts";

try {
  await checkPorts(localEnvironment().ports);
  for (const folder of [
    ".data",
    "web/.next",
    "web/.next-test",
    "web/.next-files",
    "studio/dist",
    ".turbo",
  ]) {
    rmSync(join(ROOT, folder), { recursive: true, force: true });
  }
  console.log("All local data and builds are gone. “npm start” makes them anew.");
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
