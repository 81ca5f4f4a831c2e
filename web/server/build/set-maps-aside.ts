import { globSync, mkdirSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { DIST_FOLDER } from "../../src/runtime/dist-folder.ts";

/* Source maps are for whoever reads the log, not for browsers: out of the folders that are served. */

for (const name of globSync("{server,static}/**/*.map", { cwd: DIST_FOLDER })) {
  const target = join(DIST_FOLDER, "maps", name);
  mkdirSync(dirname(target), { recursive: true });
  renameSync(join(DIST_FOLDER, name), target);
}
