// Starts the packaged site. Its settings are environment variables: see .env.example.
import { join } from "node:path";
import { chdir, versions } from "node:process";

const [major = 0, minor = 0] = versions.node.split(".").map(Number);
if (major < 24 || (major === 24 && minor < 9)) {
  console.error(`Node 24.9 or newer is needed; this is ${versions.node}.`);
  process.exit(1);
}
process.env.NODE_ENV = "production";
process.env.SITE_DIST_DIR = ".next";
chdir(join(import.meta.dirname, "web"));
await import("./web/server/main.ts");
