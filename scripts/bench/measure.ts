import { spawn, spawnSync } from "node:child_process";
import { text } from "node:stream/consumers";

/** The value below which a share of the samples lie. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (samples: readonly number[]) => percentile(samples, 0.5);

export const hasWrk = () => !spawnSync("wrk", ["-v"]).error;

/** Measures a server's requests per second under load with wrk. */
export async function requestsPerSecond(url: string, connections: number, seconds: number) {
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, "-H", "Accept-Encoding: br"];
  const output = await text(spawn("wrk", [...options, url]).stdout);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? Number.NaN);
}

/** Prints one line of a benchmark's report. */
export const row = (label: string, value: string) => console.log(`  ${label.padEnd(46)} ${value}`);

export const ms = (value: number) => `${value.toFixed(0)} ms`;
