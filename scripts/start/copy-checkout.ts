import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { execa } from "execa";
import { ROOT } from "./environment.ts";

/**
 * Copies what git would commit into a folder of its own, and installs its packages, which find each other by links.
 * @param folder replaced
 */
export async function copyCheckout(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const listed = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const { stdout } = await execa("git", listed, { cwd: ROOT });
  for (const file of stdout.split("\0").filter((name) => name && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file), { verbatimSymlinks: true });
  }
  await execa("node", ["scripts/bootstrap.mjs", "setup"], { cwd: folder, stdio: "inherit" });
}
