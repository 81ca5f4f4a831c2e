import {
  chmodSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { copyFile, mkdir, readlink, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { traceFiles } from "./trace.ts";

/** The names of all files and links in a folder, relative to it. `readdirSync` itself would follow links. */
export function namesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? namesIn(join(folder, entry.name)).map((name) => join(entry.name, name))
      : [entry.name],
  );
}

/** What in a build only the build needs: caches, traces and types. */
const BUILD_ONLY = new RegExp(
  [
    "^(?:build|diagnostics|types|dev)/",
    "^(?:trace|trace-build|turbopack)$",
    "^cache/(?!prerendered\\.bin$)",
    "\\.nft\\.json$",
  ].join("|"),
);

/**
 * Copies everything that the built site needs into a folder that runs anywhere: `node server.js`.
 * @param root the repository
 * @param build the folder of the build, in `web/`; the copy is called `.next`
 * @param target created
 */
export async function packSite(root: string, build: string, target: string): Promise<void> {
  const files = await traceFiles(root, build);
  // What the server reads without importing it.
  files.add(".env.example");
  for (const name of namesIn(join(root, "web/public"))) files.add(`web/public/${name}`);
  for (const name of namesIn(join(root, "web/src/app"))) {
    if (["page.tsx", "route.ts"].includes(basename(name))) files.add(`web/src/app/${name}`);
  }
  const folder = join("web", build);
  for (const file of files) {
    if (!file.startsWith(`${folder}/`)) await copy(join(root, file), join(target, file));
  }
  for (const name of namesIn(join(root, folder))) {
    if (BUILD_ONLY.test(name)) continue;
    const copied = join(target, "web/.next", name);
    await copy(join(root, folder, name), copied);
    if (/\.js(?:on)?$/.test(name)) clean(copied, root);
  }
  // Links to packages that nothing imports lead nowhere, which tools that follow links refuse to copy.
  for (const name of namesIn(target)) {
    if (!existsSync(join(target, name))) rmSync(join(target, name));
  }
  await copyFile(join(import.meta.dirname, "server.mjs"), join(target, "server.js"));
  const manifest = { name: "currawong-site", private: true, type: "module" };
  await writeFile(join(target, "package.json"), JSON.stringify(manifest));
}

/** Removes from a file of the build where it was built. */
export function clean(file: string, root: string): void {
  const text = readFileSync(file, "utf8");
  const cleaned = text.replaceAll(root, ".");
  if (cleaned !== text) writeFileSync(file, cleaned);
}

/** Copies a file, or makes the same relative link, as the package manager does between packages. */
async function copy(from: string, to: string): Promise<void> {
  const status = lstatSync(from);
  if (status.isDirectory()) return;
  await mkdir(dirname(to), { recursive: true });
  if (status.isSymbolicLink()) await symlink(await readlink(from), to);
  else await copyFile(from, to);
}

/**
 * Lets every user read a folder, whatever the umask and the permissions of the checkout: the user who runs the site is
 * not the one who built it.
 */
export function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makeReadable(path);
    else if (entry.isFile()) chmodSync(path, 0o644);
  }
}

/** The size of a file, or of all files in a folder, in megabytes. */
export function sizeOf(path: string): number {
  const files = lstatSync(path).isDirectory()
    ? namesIn(path).map((name) => join(path, name))
    : [path];
  return Math.round(files.reduce((sum, file) => sum + lstatSync(file).size, 0) / 1e6);
}
