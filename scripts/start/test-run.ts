import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isolatedEnvironment, type Ports, ROOT, type Variables } from "./environment.ts";
import { claimTestPorts } from "./ports.ts";

/** What a run of tests or benches has to itself. */
export type TestRun = { env: Variables; ports: Ports; data: string };

/**
 * Claims ports and an empty folder of data for a run of tests or benches, which builds the site beside
 * one that is in use.
 * @param name of the folder, within `.data`
 * @throws when no ports are free
 */
export async function claimTestRun(name: string): Promise<TestRun> {
  const data = join(ROOT, ".data", name);
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  const ports = await claimTestPorts();
  return { data, ports, env: { ...isolatedEnvironment(data, ports), SITE_DIST_DIR: ".next-test" } };
}
