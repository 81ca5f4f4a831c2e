import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { localEnvironment, ROOT } from "./environment.ts";

/** Runs a script of the project in the environment of the local servers. */
const [, , script = "", ...rest] = process.argv;
Object.assign(process.env, localEnvironment().env);
process.argv.splice(1, process.argv.length - 1, script, ...rest);
await import(pathToFileURL(join(ROOT, script)).href);
