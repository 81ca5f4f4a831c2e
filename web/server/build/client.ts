import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";
import { DIST_FOLDER } from "../../src/runtime/dist-folder.ts";
import { FIRST_LOAD_FILE, type FirstLoad, readBuiltIn } from "./first-load-file.ts";

/** Next serves the files in this folder as immutable. */
const FOLDER = "static/client";

/** Bundles the script that every page loads first, which does not depend on the framework. */
export async function bundleClient(): Promise<void> {
  const { output } = await build({
    input: join(import.meta.dirname, "../../src", "client/loader.ts"),
    platform: "browser",
    // It leaves JSX to Next.
    tsconfig: false,
    transform: {
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      jsx: { runtime: "automatic" },
    },
    output: {
      dir: join(DIST_FOLDER, FOLDER),
      format: "esm",
      minify: true,
      entryFileNames: "[name]-[hash].js",
      chunkFileNames: "[name]-[hash].js",
    },
  });
  const loader = `/_next/${FOLDER}/${output[0].fileName}`;
  const firstLoad: FirstLoad = { loader, settings: readBuiltIn() };
  writeFileSync(FIRST_LOAD_FILE, JSON.stringify(firstLoad));
}
