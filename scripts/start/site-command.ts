import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./environment.ts";

type Package = { scripts: { start: string } };

const { scripts }: Package = JSON.parse(readFileSync(join(ROOT, "web", "package.json"), "utf8"));

/**
 * How the built site is started in `web/`: as its own `start` does, limits of memory included. Left to
 * itself, Node lets the space of short-lived objects grow while pages are made.
 */
export const SITE_COMMAND = scripts.start.split(" ");
