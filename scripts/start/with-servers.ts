import { installChromium } from "./browser.ts";
import type { Variables } from "./environment.ts";
import type { Ports } from "./ports.ts";
import { stopAll, stopOnSignals } from "./processes.ts";
import { startServers } from "./stack.ts";
import { claimTestRun } from "./test-run.ts";

/**
 * Starts servers of a run's own for one piece of work, stops them whatever becomes of it, and ends this
 * process: with exit code 1 where the work failed.
 * @param name of the data folder, within `.data`
 */
export async function withServers(
  name: string,
  wanted: readonly (keyof Ports)[],
  work: (env: Variables, ports: Ports) => Promise<void>,
): Promise<never> {
  stopOnSignals(130);
  try {
    const { ports, ...run } = await claimTestRun(name);
    const env = { ...run.env, CHROMIUM_PATH: await installChromium() };
    await startServers(env, ports, wanted);
    await work(env, ports);
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
  await stopAll();
  process.exit();
}
