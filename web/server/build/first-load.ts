import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";
import { DIST_FOLDER } from "../../src/revalidation/dist-folder.ts";
import { FIRST_LOAD_FILE, type FirstLoad } from "./first-load-file.ts";

/** Next serves what lies there as files that never change. */
const FOLDER = "static/first-load";

// What every page begins with needs nothing of the framework, so it is a build of its own.
const { output } = await build({
  input: { loader: join(import.meta.dirname, "../../src/first-load/loader.ts") },
  platform: "browser",
  output: {
    dir: join(DIST_FOLDER, FOLDER),
    format: "esm",
    minify: true,
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: "[name]-[hash].js",
  },
});
const [entry] = output;
const firstLoad: FirstLoad = { loader: `/_next/${FOLDER}/${entry.fileName}`, build: randomUUID() };
writeFileSync(FIRST_LOAD_FILE, JSON.stringify(firstLoad));
