import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, type Variables } from "./environment.ts";
import { run } from "./processes.ts";

type Part = {
  name: "site" | "studio";
  folder: string;
  output: string;
  sources: string[];
  variables: string[];
};

const shared = ["pnpm-lock.yaml", "schemas/src/**/*.ts"];

const site = (distDir: string): Part => ({
  name: "site",
  folder: "web",
  output: `web/${distDir}`,
  sources: [
    ...shared,
    "web/{next.config.ts,postcss.config.mjs,package.json}",
    "web/{src,public}/**/*",
    "supabase/src/*.ts",
  ],
  variables: [
    "SITE_URL",
    "SANITY_PROJECT_ID",
    "SANITY_DATASET",
    "SANITY_API_HOST",
    "SUPABASE_URL",
    "SUPABASE_PUBLISHABLE_KEY",
  ],
});

const studio: Part = {
  name: "studio",
  folder: "studio",
  output: "studio/dist",
  sources: [...shared, "studio/*.{ts,json}", "studio/{src,build,static}/**/*"],
  variables: [],
};

/** A hash of everything that goes into a build: when it is the same, so is what comes out. */
function fingerprint({ sources, variables }: Part, env: Variables): string {
  const hash = createHash("sha256");
  for (const file of globSync(sources, { cwd: ROOT }).sort()) {
    const path = join(ROOT, file);
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path));
  }
  for (const name of variables) hash.update(`${name}=${env[name] ?? ""}\n`);
  return hash.digest("hex");
}

async function build(part: Part, env: Variables): Promise<void> {
  const stamp = join(ROOT, part.output, ".build-fingerprint");
  const wanted = fingerprint(part, env);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) {
    console.log(`The ${part.name} is built already.`);
    return;
  }
  console.log(`Building the ${part.name} …`);
  await run({
    name: part.name,
    cwd: join(ROOT, part.folder),
    command: ["npm", "run", "--silent", "build"],
    env,
  });
  writeFileSync(stamp, wanted);
}

/** Builds the site from the content as it is now, unless nothing it is made of has changed. */
export const buildSite = (env: Variables) => build(site(env.SITE_DIST_DIR ?? ".next"), env);

/** Builds the Studio, unless nothing it is made of has changed. */
export const buildStudio = (env: Variables) => build(studio, env);
