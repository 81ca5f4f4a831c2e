import { spawnSync } from "node:child_process";
import { Agent, get } from "node:http";
import { percentile } from "./measure.ts";

const SECONDS = 5;

/** What a server did under load. */
export type Load = {
  requestsPerSecond: number;
  /** The time that 99 of 100 answers took at most, in milliseconds. */
  p99: number;
};

export const hasWrk = spawnSync("wrk", ["-v"]).error === undefined;

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000 };

function byWrk(url: string, connections: number): Load {
  const { stdout } = spawnSync(
    "wrk",
    ["-t1", `-c${connections}`, `-d${SECONDS}s`, "--latency", "-H", "Accept-Encoding: br", url],
    { encoding: "utf8" },
  );
  const [, p99 = "NaN", unit = "ms"] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN),
    p99: Number(p99) * (UNITS[unit] ?? 1),
  };
}

/** Asks once; resolves when the answer has come. */
export const ask = (url: string, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    const headers = { "accept-encoding": "br" };
    get(url, { agent, headers }, (answer) => answer.resume().once("end", resolve)).once(
      "error",
      reject,
    );
  });

/** A plain loop of keep-alive connections, where wrk is not installed. */
async function byLoop(url: string, connections: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + SECONDS * 1000;
  const times: number[] = [];
  const connection = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      await ask(url, agent);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return { requestsPerSecond: times.length / SECONDS, p99: percentile(times, 0.99) };
}

/** Puts a server under load for a few seconds. */
export const load = async (url: string, connections: number): Promise<Load> =>
  hasWrk ? byWrk(url, connections) : byLoop(url, connections);

/** Asks for many addresses, some at a time. */
export async function askAll(addresses: Iterable<string>, connections = 32): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const waiting = addresses[Symbol.iterator]();
  const connection = async () => {
    for (let one = waiting.next(); !one.done; one = waiting.next()) await ask(one.value, agent);
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
}
