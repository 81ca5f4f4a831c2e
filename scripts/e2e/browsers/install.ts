import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Runs apt-get once no other tour does: the browsers are toured side by side. */
const apt = (...args: string[]) =>
  spawnSync("flock", [join(tmpdir(), "currawong-apt.lock"), "apt-get", ...args, "-qq"], {
    stdio: "inherit",
  });

/**
 * Whether the commands of a browser are there. Installs them from Debian's packages where this user
 * may, and says so where they are left out.
 */
export function isInstalled(commands: readonly string[], packages: readonly string[]): boolean {
  const isComplete = () => commands.every((command) => existsSync(`/usr/bin/${command}`));
  if (isComplete()) return true;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    console.log(`Installing ${packages.join(" and ")} …`);
    apt("update");
    apt("install", "-y", "--no-install-recommends", ...packages);
  }
  if (isComplete()) return true;
  console.log(`Left out: the tour that needs ${packages.join(" and ")} of Debian.`);
  return false;
}
