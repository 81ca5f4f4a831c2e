import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";
import { DIST_FOLDER } from "../../src/runtime/dist-folder.ts";
import { FIRST_LOAD_FILE, type FirstLoad, readBuiltIn } from "./first-load-file.ts";

/** Next serves the files in this folder as immutable. */
const FOLDER = "static/client";

/**
 * Bundles a script that does not depend on the framework.
 * @param entry the script, relative to `src/`
 * @param define constants by name, as source text
 * @returns its address
 */
async function bundle(entry: string, define: Record<string, string> = {}): Promise<string> {
  const { output } = await build({
    input: join(import.meta.dirname, "../../src", entry),
    platform: "browser",
    // It leaves JSX to Next.
    tsconfig: false,
    transform: { define, jsx: { runtime: "automatic" } },
    output: {
      dir: join(DIST_FOLDER, FOLDER),
      format: "esm",
      minify: true,
      entryFileNames: "[name]-[hash].js",
      chunkFileNames: "[name]-[hash].js",
    },
  });
  return `/_next/${FOLDER}/${output[0].fileName}`;
}

const loader = await bundle("client/loader.ts", {
  "process.env.NODE_ENV": JSON.stringify("production"),
});
const firstLoad: FirstLoad = { loader, settings: readBuiltIn() };
writeFileSync(FIRST_LOAD_FILE, JSON.stringify(firstLoad));
