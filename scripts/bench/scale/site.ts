import { readFileSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ROOT, type Variables } from "../../start/environment.ts";
import { type Server, start } from "../../start/processes.ts";
import { startSite } from "../../start/stack.ts";
import { memoryOf, memoryOfTree } from "../memory.ts";
import type { ScaleLake } from "./lake.ts";

const SAMPLE_MS = 500;
const WEB = join(ROOT, "web");

/** What the build of a site took, and made. */
export type Build = {
  ms: number;
  /** Megabytes that its processes held together at most. */
  memory: number;
  /** Pages that Next rendered, and answers that were finished. */
  rendered: number;
  finished: number;
};

/** How a site answered. */
export type Answer = {
  /** Milliseconds until the first byte came. */
  ms: number;
  status: number;
  bytes: number;
  /** Whether it was kept, so that nothing had to be made. */
  isKept: boolean;
};

/** A site of a generated dataset, in a process of its own. */
export type ScaleSite = {
  lake: ScaleLake;
  url: string;
  build: Build;
  /** Milliseconds from the start of the process until it answers. */
  start: () => Promise<number>;
  stop: () => Promise<void>;
  ask: (path: string) => Promise<Answer>;
  /** Of the process that runs. */
  memory: () => ReturnType<typeof memoryOf>;
  remove: () => void;
};

/** Builds the site of a lake into a folder of its own. */
export async function buildScaleSite(lake: ScaleLake): Promise<ScaleSite> {
  const env: Variables = {
    ...lake.env,
    SITE_DIST_DIR: `.next-scale-${lake.documents}`,
    // There are no enquiries to tell of, and no database that would have them.
    ENQUIRY_WEBHOOK_URL: "",
  };
  const url = env.SITE_URL ?? "";
  const agent = new Agent({ keepAlive: true });
  const folder = join(WEB, env.SITE_DIST_DIR ?? "");
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  const log = { file: join(lake.data, "site.log") };
  const build = await buildSite(env, folder, log);
  let server: Server | undefined;
  return {
    lake,
    url,
    build,
    async start() {
      const began = performance.now();
      server = await startSite(env, lake.ports, log);
      return performance.now() - began;
    },
    async stop() {
      await server?.stop();
    },
    ask: (path) => ask(url + path, agent),
    memory: () => memoryOf(server?.pid),
    remove,
  };
}

/** Not by turbo, which knows nothing of the dataset and would put back the build of another. */
async function buildSite(env: Variables, folder: string, log: { file: string }): Promise<Build> {
  const began = performance.now();
  const command = ["pnpm", "run", "build"];
  const building = start({ name: "build", cwd: WEB, command, env }, log);
  let memory = 0;
  const sampling = setInterval(() => {
    memory = Math.max(memory, memoryOfTree(building.pid ?? 0));
  }, SAMPLE_MS);
  const { failed } = await building;
  clearInterval(sampling);
  if (failed) throw new Error(`The site could not be built: ${log.file} says why.`);
  const ms = performance.now() - began;
  const manifest = JSON.parse(readFileSync(join(folder, "prerender-manifest.json"), "utf8"));
  const answers = new DatabaseSync(join(folder, "cache", "pages-prerendered.db"));
  const counted = answers.prepare("select count(*) as number from entries").get();
  answers.close();
  return {
    ms,
    memory,
    rendered: Object.keys(manifest.routes).length,
    finished: Number(counted?.number),
  };
}

function ask(url: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const headers = { "accept-encoding": "br" };
    get(url, { agent, headers }, (answer) => {
      const ms = performance.now() - began;
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.once("end", () => {
        const isKept = answer.headers["cache-status"] === "site; hit";
        resolve({ ms, status: answer.statusCode ?? 0, bytes, isKept });
      });
    }).once("error", reject);
  });
}
