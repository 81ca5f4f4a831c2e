import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isolatedEnvironment, ROOT, type Variables } from "./environment.ts";
import { claimTestPorts, type Ports, TEST_PORTS } from "./ports.ts";

/** What a run of tests or benches has to itself. */
export type TestRun = { env: Variables; ports: Ports; data: string };

/**
 * Claims ports, an empty data folder and a build folder for a run of tests or benches. Runs at the same
 * time in one checkout have different ports, and so different folders.
 * @param name of the data folder, within `.data`
 * @throws when no ports are free
 */
export async function claimTestRun(name: string): Promise<TestRun> {
  const ports = await claimTestPorts();
  const suffix = ports.web === TEST_PORTS.web ? "" : `-${ports.web}`;
  const data = join(ROOT, ".data", name + suffix);
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  const own = { SITE_DIST_DIR: `.next-test${suffix}`, TEST_DATA_DIR: data };
  return { data, ports, env: { ...isolatedEnvironment(data, ports), ...own } };
}
