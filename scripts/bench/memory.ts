import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const ps = (...args: string[]) => spawnSync("ps", args, { encoding: "utf8" }).stdout;

/** Megabytes that a process holds now and held at most; the latter is known on Linux only. */
export function memoryOf(pid: number | undefined): { now: number; peak: number } {
  const status = `/proc/${pid}/status`;
  const [, peak = "NaN"] =
    /^VmHWM:\s+(\d+)/m.exec(existsSync(status) ? readFileSync(status, "utf8") : "") ?? [];
  return { now: Number(ps("-o", "rss=", "-p", String(pid))) / 1024, peak: Number(peak) / 1024 };
}

/** Megabytes that a process and all it started hold now; what they share is counted for each. */
export function memoryOfTree(root: number): number {
  const all = ps("-e", "-o", "pid=,ppid=,rss=")
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const holds = (pid: number): number =>
    all
      .filter(([own, parent]) => own === pid || parent === pid)
      .reduce((sum, [own = 0, , rss = 0]) => sum + (own === pid ? rss : holds(own)), 0);
  return holds(root) / 1024;
}
