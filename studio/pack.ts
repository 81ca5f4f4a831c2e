import path from "node:path";
import { packStudio } from "./server/pack.ts";
import { readEnvironment } from "./src/environment.ts";

/* `node pack.ts <folder>`: the built Studio for a host of static files, for the environment it runs in. */

const [, , target = ""] = process.argv;
await packStudio(path.join(import.meta.dirname, "dist"), target, readEnvironment(process.env));
