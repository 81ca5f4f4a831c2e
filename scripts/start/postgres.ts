import { mkdirSync, writeFileSync } from "node:fs";
import { execaSync } from "execa";
import { postgresBinaries } from "../../supabase/test/postgres.ts";

const MAJOR = /\/(\d+)\/bin/;

const apt = (...args: string[]) =>
  !execaSync("apt-get", args, { stdio: "inherit", reject: false }).failed;

/**
 * Finds a PostgreSQL server for the tests of the database, installing one, and pg_cron with it,
 * from the system's packages where there is none and we may.
 * @returns the folder of its commands; empty where there is none, and the tests leave it out
 */
export function postgres(): string {
  const found = postgresBinaries();
  if (found) return found;
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "";
  console.log("Installing PostgreSQL for the tests of the database …");
  // Debian would start a server of its own.
  mkdirSync("/etc/postgresql-common", { recursive: true });
  writeFileSync("/etc/postgresql-common/createcluster.conf", "create_main_cluster = false\n");
  apt("update", "-qq");
  apt("install", "-y", "-qq", "--no-install-recommends", "postgresql");
  const installed = postgresBinaries() ?? "";
  const [, version] = MAJOR.exec(installed) ?? [];
  if (version) apt("install", "-y", "-qq", "--no-install-recommends", `postgresql-${version}-cron`);
  return installed;
}
