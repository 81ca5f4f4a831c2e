import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isolatedEnvironment, ROOT, type Variables } from "./environment.ts";
import { installChromium } from "./install.ts";
import { claimTestPorts, type Ports, TEST_PORTS } from "./ports.ts";
import { fail, stopAll, stopOnSignals } from "./processes.ts";
import { startServers } from "./stack.ts";

/**
 * Claims ports, an empty data folder and a build folder for a run of tests or benches. Parallel runs in one
 * checkout have different ports, and so different folders.
 * @param name of the data folder, within `.data`
 * @throws when no ports are free
 */
export async function claimTestRun(name: string) {
  const ports = await claimTestPorts();
  const suffix = ports.web === TEST_PORTS.web ? "" : `-${ports.web}`;
  const data = join(ROOT, ".data", name + suffix);
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  const variables = {
    SITE_DIST_DIR: `.next-test${suffix}`,
    TEST_DATA_DIR: data,
    // No request has it: all visitors of a run have one address, and would share its limit of enquiries.
    CLIENT_ADDRESS_HEADER: "x-test-address",
  };
  return { data, ports, env: { ...isolatedEnvironment(data, ports), ...variables } };
}

/**
 * Starts separate servers for one piece of work, stops them whatever the outcome, and ends this process: with
 * exit code 1 if the work failed.
 * @param name of the data folder, within `.data`
 */
export async function withServers(
  name: string,
  servers: readonly (keyof Ports)[],
  work: (env: Variables, ports: Ports) => Promise<void>,
): Promise<never> {
  stopOnSignals(130);
  try {
    const { ports, ...run } = await claimTestRun(name);
    const env = { ...run.env, CHROMIUM_PATH: await installChromium() };
    await startServers(env, ports, servers);
    await work(env, ports);
    await stopAll();
  } catch (error) {
    await fail(error);
  }
  process.exit();
}
