import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** The empty app's folder. */
export const FLOOR = join(import.meta.dirname, "floor");

/** Next's own command, of the version the site is built with: a script for Node. */
export const NEXT = join(import.meta.dirname, "..", "node_modules", "next", "dist", "bin", "next");

/**
 * Builds the empty app.
 * @throws with what Next printed when the build fails
 */
export function buildFloor(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [NEXT, "build"], {
    cwd: FLOOR,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", SITE_DIST_DIR: "" },
  });
  if (status !== 0) throw new Error(`The empty app cannot be built:\n${stdout}${stderr}`);
}
