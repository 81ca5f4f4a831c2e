import { type ChildProcess, spawn } from "node:child_process";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Variables } from "./environment.ts";

type Command = { name: string; cwd: string; command: string[]; env: Variables };

const PIPED = ["pipe", "pipe"] as const;
const INHERITED = ["inherit", "inherit"] as const;
const NONE = ["ignore", "ignore"] as const;

const running = new Set<ChildProcess>();
let stopping = false;

/** Prints a process's output line by line behind its name. */
function prefix(name: string, stream: NodeJS.ReadableStream | null): void {
  let rest = "";
  stream?.setEncoding("utf8");
  stream?.on("data", (chunk: string) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) console.log(`${name.padEnd(8)} ${line}`);
  });
}

/** Whose output is shown as it is, and whose behind its name. */
type Output = "named" | "plain" | "none";

/** Starts a process that is stopped with this one, with everything it starts itself. */
export function start(
  { name, cwd, command, env }: Command,
  output: Output = "named",
): ChildProcess {
  const [file = "", ...args] = command;
  // A group of its own, so that everything it starts can be stopped with it.
  const PATH = `${join(cwd, "node_modules", ".bin")}:${env.PATH}`;
  const child = spawn(file, args, {
    cwd,
    env: { ...env, PATH },
    stdio: ["ignore", ...(output === "plain" ? INHERITED : output === "named" ? PIPED : NONE)],
    detached: true,
  });
  running.add(child);
  for (const end of ["exit", "error"]) child.once(end, () => running.delete(child));
  prefix(name, child.stdout);
  prefix(name, child.stderr);
  return child;
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It ended in the meantime.
  }
}

/** Stops one process and all it started; resolves when it is gone. */
export async function stop(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  signalGroup(child, "SIGTERM");
  await gone;
}

/** Stops every process started here, politely first. Resolves when all are gone. */
export async function stopAll(): Promise<void> {
  stopping = true;
  const children = [...running];
  for (const child of children) signalGroup(child, "SIGTERM");
  const gone = Promise.all(
    children.map((child) => new Promise((resolve) => child.once("exit", resolve))),
  );
  const late = setTimeout(() => {
    for (const child of children) signalGroup(child, "SIGKILL");
  }, 5_000);
  await gone;
  clearTimeout(late);
}

/**
 * Makes Ctrl-C, a termination and a crash of this process stop everything it started; a second
 * signal does not wait for anybody.
 * @param interrupted the exit code then: 0 where being stopped is the normal end, as for a server
 */
export function stopOnSignals(interrupted = 0): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, async () => {
      if (stopping) process.exit(1);
      console.log("\nStopping …");
      await stopAll();
      process.exit(interrupted);
    });
  }
  process.once("exit", () => {
    for (const child of running) signalGroup(child, "SIGKILL");
  });
}

/** Whether something listens on a port of this machine. */
export function portInUse(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

/**
 * Runs a command to its end, showing what it prints.
 * @throws an error naming the step when it fails
 */
export async function run(command: Command): Promise<void> {
  const child = start(command);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
  if (code !== 0) throw new Error(`${command.name} failed: the lines above say why.`);
}

/**
 * Starts a server and waits until it answers.
 * @param ready an address that answers once the server is up
 * @throws an error naming the server when it ends before that, or takes over two minutes
 */
export async function serve(command: Command, ready: string): Promise<ChildProcess> {
  const child = start(command);
  let ended = false;
  child.once("exit", (code) => {
    ended = true;
    if (stopping) return;
    console.error(`${command.name} stopped unexpectedly (exit code ${code}).`);
  });
  child.once("error", (error) => console.error(`${command.name}: ${error.message}`));
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (ended) throw new Error(`${command.name} could not start: the lines above say why.`);
    const answer = await fetch(ready, { redirect: "manual" }).catch(() => undefined);
    if (answer && answer.status < 500) return child;
    await sleep(100);
  }
  throw new Error(`${command.name} did not answer at ${ready} within two minutes.`);
}
