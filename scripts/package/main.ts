import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readEnvironment, SettingsError } from "@currawong/web/src/runtime/environment.ts";
import { runCommand } from "../command.ts";
import { findUnset, localEnvironment, ROOT } from "../start/environment.ts";
import { run, stopAll, stopOnSignals } from "../start/processes.ts";
import {
  buildSite,
  buildStudio,
  checkPorts,
  isLocal,
  lockBuild,
  startServers,
} from "../start/stack.ts";
import { writeNotices } from "./notices.ts";
import { makeReadable, packSite, sizeOf } from "./site.ts";

/* `npm run package`: builds the site and the Studio for one environment, as folders and archives to deploy. */

/** What becomes part of a build. */
const BUILT_IN = [
  ...["SITE_URL", "STUDIO_URL", "SANITY_PROJECT_ID", "SANITY_DATASET"],
  ...["SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY"],
];

const STUDIO_MISSING = "STUDIO_URL is not set: the Studio’s address (see .env.example).";

/** @throws an error with one line for each wrong setting; nothing local may stand in for one that becomes part of it */
function checkSettings(env: Readonly<Record<string, string>>, unset: readonly string[]): void {
  const missing = Object.fromEntries(unset.map((name) => [name, undefined]));
  const studio = unset.includes("STUDIO_URL") ? [STUDIO_MISSING] : [];
  try {
    readEnvironment({ ...env, ...missing });
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    throw new SettingsError([error.message, ...studio].join("\n"));
  }
  if (studio.length > 0) throw new SettingsError(STUDIO_MISSING);
}

await runCommand("Usage: npm run package", async () => {
  stopOnSignals(1);
  const { env, ports } = localEnvironment();
  const unset = env.SANITY_API_HOST ? [] : findUnset(BUILT_IN);
  checkSettings(env, unset);
  const build = env.SITE_DIST_DIR ?? ".next";
  // What can refuse comes before the content is seeded.
  lockBuild(build);
  // The pages are rendered from the content: the local one's server runs for as long as that takes.
  if (isLocal("lake", env, ports)) await checkPorts({ lake: ports.lake });
  await startServers(env, ports, ["lake"]);
  await buildSite({ ...env, SITE_SOURCE_MAPS: "1" });
  await buildStudio(env);
  await stopAll();
  const target = join(ROOT, "dist");
  await rm(target, { recursive: true, force: true });
  await mkdir(target);
  await packSite(ROOT, build, join(target, "site"));
  const pack = ["node", "pack.ts", join(target, "studio")];
  await run({ name: "studio", cwd: join(ROOT, "studio"), command: pack, env });
  await writeNotices("web", join(target, "site"));
  await writeNotices("studio", join(target, "studio"));
  makeReadable(target);
  for (const name of ["site", "studio"]) {
    const command = ["tar", "-czf", `${name}.tar.gz`, name];
    await run({ name: "tar", cwd: target, command, env });
    const path = join(target, `${name}.tar.gz`);
    const checksum = hash("sha256", readFileSync(path));
    await writeFile(`${path}.sha256`, `${checksum}  ${name}.tar.gz\n`);
    const [folder, archive] = [join(target, name), join(target, `${name}.tar.gz`)].map(sizeOf);
    console.log(`dist/${name}: ${folder} MB, as dist/${name}.tar.gz ${archive} MB`);
  }
  console.log(
    "Start the site with “node server.js” in dist/site, on any machine: docs/deploying.md.",
  );
  return 0;
});
