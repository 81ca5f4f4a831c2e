import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@currawong/supabase/testing/free-port";

const SERVERS = ["redis-server", "valkey-server"];

const installed = () =>
  SERVERS.find((name) => spawnSync(name, ["--version"], { stdio: "ignore" }).status === 0);

/**
 * Finds a Redis or a Valkey on this machine, installing one from the system's packages where we may.
 * @throws when none can be had, saying how to get one
 */
export function redisCommand(): string {
  const found = installed();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Redis …");
    const apt = (...args: string[]) => spawnSync("apt-get", [...args, "-qq"], { stdio: "inherit" });
    apt("update");
    apt("install", "-y", "--no-install-recommends", "redis-server");
  }
  const now = installed();
  if (now) return now;
  throw new Error("No Redis: install redis-server (or valkey-server), or set REDIS_URL to yours.");
}

/** A Redis of one's own, which may be stopped in every way and started again. */
export class RedisServer {
  readonly #folder = mkdtempSync(join(tmpdir(), "redis-"));
  readonly #port: number;
  #process: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
  }

  static async start(port?: number): Promise<RedisServer> {
    const server = new RedisServer(port ?? (await freePort()));
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  /** Starts it again after a `kill`: with what it had written down, or empty. */
  async start({ empty = false } = {}): Promise<void> {
    if (empty) rmSync(join(this.#folder, "appendonlydir"), { recursive: true, force: true });
    const child = spawn(
      redisCommand(),
      ["--port", String(this.#port), "--save", "", "--appendonly", "yes", "--dir", this.#folder],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    this.#process = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout.on("data", (text) => {
        if (String(text).includes("Ready to accept connections")) resolve();
      });
      child.once("error", reject);
      child.once("exit", () => reject(new Error("Redis ended.")));
    });
  }

  signal(signal: "SIGSTOP" | "SIGCONT"): void {
    this.#process?.kill(signal);
  }

  /** Ends it at once, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
