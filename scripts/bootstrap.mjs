// The only script that runs on the machine's own Node: it installs missing dependencies, then
// hands over to the Node pinned in package.json.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import util from "node:util";

const COMMANDS = {
  setup: "",
  start: "scripts/start/start.ts",
  dev: "scripts/start/start.ts --dev",
  check: "scripts/start/check.ts",
  test: "scripts/start/test.ts",
  "test:all": "scripts/start/test.ts --all",
  bench: "scripts/bench/main.ts",
  lighthouse: "scripts/start/run.ts scripts/bench/lighthouse.ts",
  reset: "scripts/start/reset.ts",
  package: "scripts/package/main.ts",
  backup: "scripts/backup/main.ts backup",
  restore: "scripts/backup/main.ts restore",
  pull: "scripts/backup/main.ts pull",
  doctor: "scripts/doctor/main.ts",
  mutants: "node_modules/turbo/bin/turbo run mutants --ui=stream --concurrency=1",
  seed: "scripts/start/run.ts scripts/seed/main.ts",
  migrate: "scripts/start/run.ts scripts/migrations/main.ts",
  "content:check": "scripts/start/run.ts scripts/content-check/main.ts",
};

/**
 * The ids of this process's parent and, where that is a shell that npm runs the script in, of npm itself. Linux says
 * so in `/proc`; elsewhere the usual shells do not stay.
 */
function parents() {
  const file = `/proc/${process.ppid}/stat`;
  const status = existsSync(file) ? readFileSync(file, "utf8") : "";
  const [, npm = ""] = /^\d+ \(\w*sh\) \S (\d+)/.exec(status) ?? [];
  return `${process.ppid} ${npm}`;
}
const startedBy = parents();

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command, ...rest] = process.argv.slice(2);

function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

if (!(command in COMMANDS)) fail(`Usage: npm run tool -- ${Object.keys(COMMANDS).join(" | ")}`);
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 12)) {
  fail(
    `Node 20.12 or newer is needed; this is ${process.version}. Install it from https://nodejs.org.`,
  );
}

/** Fails before the installation if a server's port is in use. `start.ts` checks them again. */
async function checkPorts() {
  const file = join(root, ".env");
  const settings = existsSync(file)
    ? util.parseEnv(readFileSync(file, "utf8").replace(/^\uFEFF/, ""))
    : {};
  const defaults = JSON.parse(readFileSync(join(root, "scripts/start/ports.json"), "utf8"));
  for (const [server, standard] of Object.entries(defaults)) {
    const name = `${server}_PORT`;
    const port = Number(process.env[name] || settings[name] || standard);
    const inUse = await new Promise((resolve) => {
      const socket = connect({ port, host: "127.0.0.1" });
      socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
    });
    if (inUse) fail(`Port ${port} is in use: stop what uses it, or set ${name} to another port.`);
  }
}

/** Installs the workspace unless the lockfile and manifests are unchanged since the last installation. */
async function install() {
  const packages = readdirSync(root).map((folder) => join(folder, "package.json"));
  const files = ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json", ...packages].filter(
    (file) => existsSync(join(root, file)),
  );
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(join(root, file)));
  const fingerprint = hash.digest("hex");
  const stamp = join(root, "node_modules", ".installed");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint) return;
  if (command === "start" || command === "dev") await checkPorts();
  // An interrupted installation must not count as complete.
  rmSync(stamp, { force: true });
  console.log("Installing dependencies …");
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const { status, error } = spawnSync(
    "npx",
    ["--yes", packageManager, "install", "--frozen-lockfile", "--reporter=append-only"],
    { cwd: root, stdio: ["ignore", "inherit", "inherit"], shell: process.platform === "win32" },
  );
  if (error) fail(`npx could not be run (${error.message}): npm must be installed.`);
  if (status !== 0) fail("Installing dependencies failed: the lines above say why.");
  writeFileSync(stamp, fingerprint);
}

await install();
if (command === "setup") process.exit(0);
const node = join(
  root,
  "node_modules",
  "node",
  "bin",
  process.platform === "win32" ? "node.exe" : "node",
);
const child = spawn(
  node,
  [
    "--disable-warning=ExperimentalWarning",
    // Absolute: workers inherit it.
    `--import=${pathToFileURL(join(root, "process-guards.ts"))}`,
    ...COMMANDS[command].split(" "),
    ...rest,
  ],
  // The channel closes, which ends the child, even if this process is killed.
  { cwd: root, stdio: ["inherit", "inherit", "inherit", "ipc"] },
);
// Ctrl-C reaches the child directly; this process only waits for it to tidy up.
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => signal === "SIGTERM" && child.kill(signal));
}
// npm sends signals to its shell, which may exit without forwarding them; killed, npm sends none.
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (parents() === startedBy) return;
    clearInterval(watch);
    child.kill("SIGTERM");
  }, 500);
}
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
