import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";
import { DIST_FOLDER } from "../../src/revalidation/dist-folder.ts";
import { FIRST_LOAD_FILE, type FirstLoad } from "./first-load-file.ts";

/** Next serves the files in this folder as immutable. */
const FOLDER = "static/first-load";

// The loader does not depend on the framework, so it is built separately.
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
const firstLoad: FirstLoad = { loader: `/_next/${FOLDER}/${entry.fileName}` };
writeFileSync(FIRST_LOAD_FILE, JSON.stringify(firstLoad));
