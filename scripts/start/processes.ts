import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { execa } from "execa";
import type { Variables } from "./environment.ts";

type Command = { name: string; cwd: string; command: string[]; env: Variables };

/** Whether output is shown behind the process's name, as it is, or not at all. */
type Output = "named" | "plain" | "none";

const STREAM = { named: "pipe", plain: "inherit", none: "ignore" } as const;

/**
 * A running command. Awaited, it tells how it ended; it never rejects. An async function must not
 * return one: its caller would wait for the end.
 */
export type Process = ReturnType<typeof launch>;

const running = new Set<Process>();
let stopping = false;

/**
 * On every platform: commands of installed packages are found (on Windows they are `.cmd` files,
 * and the variable may be called `Path`), and ending a process ends what it started.
 */
function launch({ cwd, command, env }: Command, output: Output) {
  const stream = STREAM[output];
  const [file = "", ...args] = command;
  // The Node that is pinned, wherever the machine has others.
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
    reject: false,
    killDescendants: true,
  });
}

/** Prints a process's output line by line behind its name. */
function prefix(name: string, stream: NodeJS.ReadableStream | null): void {
  if (!stream) return;
  createInterface({ input: stream }).on("line", (line) => console.log(`${name.padEnd(8)} ${line}`));
}

/** Starts a process that is stopped with this one, with everything it starts itself. */
export function start(command: Command, output: Output = "named"): Process {
  const child = launch(command, output);
  running.add(child);
  void child.then(() => running.delete(child));
  if (output === "named") {
    prefix(command.name, child.stdout);
    prefix(command.name, child.stderr);
  }
  return child;
}

/** Stops one process and all it started, politely first; resolves when it is gone. */
export async function stop(child: Process): Promise<void> {
  if (!running.has(child)) return;
  child.kill();
  await child;
}

/** Stops every process started here. Resolves when all are gone. */
export async function stopAll(): Promise<void> {
  stopping = true;
  await Promise.all([...running].map(stop));
}

/** Says what went wrong, and stops every process started here: this one ends with exit code 1. */
export async function fail(error: unknown): Promise<void> {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
  await stopAll();
}

/**
 * Makes Ctrl-C and a termination of this process stop everything it started. A second Ctrl-C does
 * not wait; a termination may arrive twice, from the process group and from `bootstrap.mjs`.
 * @param interrupted the exit code then: 0 where being stopped is the normal end, as for a server
 */
export function stopOnSignals(interrupted = 0): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, async () => {
      if (stopping && signal === "SIGINT") process.exit(1);
      if (stopping) return;
      console.log("\nStopping …");
      await stopAll();
      process.exit(interrupted);
    });
  }
  process.once("exit", () => {
    for (const child of running) child.kill("SIGKILL");
  });
}

/**
 * Runs a command to its end, showing what it prints.
 * @throws an error naming the step when it fails
 */
export async function run(command: Command): Promise<void> {
  const { failed, exitCode, shortMessage } = await start(command);
  if (!failed) return;
  const why = exitCode === undefined ? shortMessage : "the lines above say why.";
  throw new Error(`${command.name} failed: ${why}`);
}

/** A server that answers. */
export type Server = { pid: number | undefined; stop: () => Promise<void> };

/**
 * Starts a server and waits until it answers.
 * @param ready an address that answers once the server is up
 * @throws an error naming the server when it ends before that, or takes over five minutes
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
  const end = () => {
    stopRequested = true;
    return stop(child);
  };
  const deadline = Date.now() + 300_000;
  while (Date.now() < deadline) {
    if (ended) throw new Error(`${command.name} could not start: the lines above say why.`);
    const answer = await fetch(ready, { redirect: "manual" }).catch(() => undefined);
    if (answer && answer.status < 500) return { pid: child.pid, stop: end };
    await sleep(100);
  }
  throw new Error(`${command.name} did not answer at ${ready} within five minutes.`);
}
