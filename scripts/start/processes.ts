import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { execa } from "execa";
import type { Variables } from "./environment.ts";

type Command = { name: string; cwd: string; command: string[]; env: Variables };

/** Whether output is prefixed with the process's name, passed through or discarded. */
type Output = "named" | "plain" | "none";

const STREAM = { named: "pipe", plain: "inherit", none: "ignore" } as const;

/**
 * A running command. Awaiting it returns how it ended; it never rejects. An async function must not return
 * one, because its caller would wait for the command to end.
 */
export type Process = ReturnType<typeof launch>;

const running = new Set<Process>();
let stopping = false;

/**
 * Launches a command on any platform: commands of installed packages are found (on Windows they are `.cmd`
 * files, and the variable may be called `Path`), and ending a process ends everything it started.
 */
function launch({ cwd, command, env }: Command, output: Output) {
  const stream = STREAM[output];
  const [file = "", ...args] = command;
  // The pinned Node, even if the machine has others.
  return execa(file === "node" ? process.execPath : file, args, {
    cwd,
    env,
    extendEnv: false,
    preferLocal: true,
    localDir: cwd,
    stdin: "ignore",
    stdout: stream,
    stderr: stream,
    buffer: false,
    // It closes, which ends our own programs, even if this process is killed (`process-guards.ts`).
    ipc: file === "node",
    reject: false,
    killDescendants: true,
  });
}

/** Prints a process's output line by line, prefixed with its name. */
function printPrefixed(name: string, stream: NodeJS.ReadableStream | null): void {
  if (!stream) return;
  createInterface({ input: stream }).on("line", (line) => console.log(`${name.padEnd(8)} ${line}`));
}

/** Starts a process that is stopped when this one stops, with everything it has started. */
export function start(command: Command, output: Output = "named"): Process {
  const child = launch(command, output);
  running.add(child);
  void child.then(() => running.delete(child));
  if (output === "named") {
    printPrefixed(command.name, child.stdout);
    printPrefixed(command.name, child.stderr);
  }
  return child;
}

/** Stops one process and everything it started, with SIGTERM first; resolves when it has exited. */
export async function stop(child: Process): Promise<void> {
  if (!running.has(child)) return;
  child.kill();
  await child;
}

/** Stops every process started here. Resolves when all have exited. */
export async function stopAll(): Promise<void> {
  stopping = true;
  await Promise.all([...running].map(stop));
}

/** Prints an error, and stops every process started here. This process ends with exit code 1. */
export async function fail(error: unknown): Promise<void> {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
  await stopAll();
}

/**
 * Makes Ctrl-C and a termination of this process stop everything it started. A second Ctrl-C exits at once; a
 * termination may arrive twice, from the process group and from `bootstrap.mjs`.
 * @param exitCode the exit code after a signal: 0 if being stopped is the normal end, as for a server
 */
export function stopOnSignals(exitCode = 0): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, async () => {
      if (stopping && signal === "SIGINT") process.exit(1);
      if (stopping) return;
      console.log("\nStopping …");
      await stopAll();
      process.exit(exitCode);
    });
  }
  process.once("exit", () => {
    for (const child of running) child.kill("SIGKILL");
  });
}

/**
 * Runs a command to completion and shows its output.
 * @throws an error that names the step if it fails
 */
export async function run(command: Command): Promise<void> {
  const { failed, exitCode, shortMessage } = await start(command);
  if (!failed) return;
  const reason = exitCode === undefined ? shortMessage : "the lines above say why.";
  throw new Error(`${command.name} failed: ${reason}`);
}

export type Server = { pid: number | undefined; stop: () => Promise<void> };

/**
 * Starts a server and waits until it responds.
 * @param ready an address that responds once the server is up
 * @throws an error that names the server if it exits before that or takes over five minutes
 */
export async function serve(
  command: Command,
  ready: string,
  output: Output = "named",
): Promise<Server> {
  const child = start(command, output);
  let ended = false;
  let stopRequested = false;
  void child.then(({ exitCode, shortMessage }) => {
    ended = true;
    if (stopping || stopRequested) return;
    const reason = exitCode === undefined ? shortMessage : `exit code ${exitCode}`;
    console.error(`${command.name} stopped unexpectedly (${reason}).`);
  });
  const stopServer = () => {
    stopRequested = true;
    return stop(child);
  };
  const deadline = Date.now() + 300_000;
  while (Date.now() < deadline) {
    if (ended) throw new Error(`${command.name} could not start: the lines above say why.`);
    const response = await fetch(ready, { redirect: "manual" }).catch(() => undefined);
    if (response && response.status < 500) return { pid: child.pid, stop: stopServer };
    await sleep(100);
  }
  throw new Error(`${command.name} did not answer at ${ready} within five minutes.`);
}
