import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

/** The empty app's folder. */
export const FLOOR = join(import.meta.dirname, "floor");

/** Next's command-line script for Node, in the version the site is built with. */
export const NEXT = join(import.meta.dirname, "..", "node_modules", "next", "dist", "bin", "next");

/** Builds the empty app. */
export async function buildFloor(): Promise<void> {
  await promisify(execFile)(process.execPath, [NEXT, "build"], {
    cwd: FLOOR,
    env: { ...process.env, NODE_ENV: "production", SITE_DIST_DIR: "" },
  });
}
