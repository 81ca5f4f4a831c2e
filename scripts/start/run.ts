import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { localEnvironment, PORTS, ROOT } from "./environment.ts";

/** Runs a script of the project in the environment of the local servers. */
const [, , script = "", ...rest] = process.argv;
Object.assign(process.env, localEnvironment(PORTS, join(ROOT, ".data")));
process.argv.splice(1, process.argv.length - 1, script, ...rest);
await import(pathToFileURL(join(ROOT, script)).href);
