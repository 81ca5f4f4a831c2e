import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "@currawong/supabase/testing/free-port";
import { expect, it, onTestFinished } from "vitest";
import { ROOT } from "./environment.ts";

const GUARDS = join(ROOT, "process-guards.ts");

/** A server whose every request logs, as a fault would, and whose handler of errors logs too, as Next's does. */
const SERVER = `
  process.on("uncaughtException", (error) => console.error(error));
  require("node:http").createServer((_, response) => {
    console.log("a line");
    console.error("x".repeat(4_000_000));
    setImmediate(() => response.end());
  }).listen(process.env.PORT, "127.0.0.1", () => process.send("ready"));
  process.on("SIGTERM", () => process.exit(0));
`;

function spawnNode(args: string[], env: NodeJS.ProcessEnv) {
  const stdio = ["ignore", "pipe", "pipe", "ipc"] as const;
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: [...stdio] });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

it("answers and ends on one signal when nobody can read the log", async () => {
  const port = await freePort();
  const env = { PORT: String(port) };
  const child = spawnNode([`--import=${GUARDS}`, "-e", SERVER], env);
  await once(child, "message");
  child.stdout?.destroy();
  child.stderr?.destroy();
  for (let n = 0; n < 5; n++) await (await fetch(`http://127.0.0.1:${port}`)).text();
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});
