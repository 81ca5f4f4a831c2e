import { globSync, realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { nodeFileTrace } from "@vercel/nft";

/** What the site runs, in `web/`, besides the pages that Next has built. */
const ENTRIES = [
  "server/main.ts",
  "server/next-cache/cache-handler.ts",
  "server/next-cache/use-cache-handler.ts",
  "next.config.ts",
];

/** What Next resolves by computed names, in its folder, although it never loads it. */
const RESOLVED = ["dist/compiled/webpack/*.js", "dist/compiled/@babel/runtime/package.json"];

/**
 * What Next and React refer to and this site never runs: compilers, the development server and its overlay, copies
 * for browsers, picture resizing, and tests.
 */
const UNUSED = new RegExp(
  [
    "/node_modules/(?:@img|@next/swc-|@swc/core|sharp|typescript|vitest|caniuse-lite|browserslist|postcss)\\b",
    "/next/dist/build/(?:webpack|babel|swc|turbopack-build|analysis)/",
    "/next/dist/compiled/(?:@babel|babel|webpack|terser|@vercel/nft|react-refresh|next-devtools|cssnano|postcss|sass|@mswjs)",
    "\\.(?:development\\.js|runtime\\.dev\\.js|map|test\\.tsx?)$",
  ].join("|"),
);

const isUnused = (file: string) => UNUSED.test(`/${file}`);

type Trace = { files: string[] };

/**
 * Lists the files that the built site reads, by following imports: https://github.com/vercel/nft, as Next does
 * for its own pages, whose lists are in the build (`*.nft.json`).
 * @param root the repository
 * @param build the folder of the build, relative to `web/`
 * @returns paths relative to the root; links that lead to packages are among them
 */
export async function traceFiles(root: string, build: string): Promise<Set<string>> {
  const web = join(root, "web");
  const { fileList } = await nodeFileTrace(
    ENTRIES.map((file) => join(web, file)),
    {
      base: root,
      processCwd: web,
      ignore: isUnused,
      readFile: readSource,
    },
  );
  const files = new Set(fileList);
  const next = realpathSync(join(web, "node_modules/next"));
  for (const name of globSync(RESOLVED, { cwd: next })) files.add(relative(root, join(next, name)));
  const lists = globSync("{*,server/**/*}.nft.json", { cwd: join(web, build) });
  for (const list of lists) {
    const file = join(web, build, list);
    const traced: Trace = JSON.parse(await readFile(file, "utf8"));
    const names = traced.files.map((name) => relative(root, resolve(dirname(file), name)));
    for (const name of names) if (!isUnused(name)) files.add(name);
  }
  return files;
}

/** Reads a file as JavaScript: the tracer does not parse types. */
async function readSource(file: string): Promise<Buffer | string | null> {
  const content = await readFile(file).catch(() => null);
  if (!content || !/\.m?ts$/.test(file)) return content;
  return stripTypeScriptTypes(content.toString());
}
