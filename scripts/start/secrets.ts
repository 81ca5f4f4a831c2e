import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseEnv } from "node:util";

const secret = (prefix: string) => `${prefix}${randomBytes(24).toString("hex")}`;

const MADE_HERE: Record<string, () => string> = {
  SANITY_API_WRITE_TOKEN: () => secret("skw"),
  SANITY_API_READ_TOKEN: () => secret("skr"),
  LAKE_SIGN_IN_SECRET: () => secret(""),
  SANITY_WEBHOOK_SECRET: () => secret("whs"),
  SUPABASE_PUBLISHABLE_KEY: () => secret("sb_publishable_"),
  SUPABASE_SECRET_KEY: () => secret("sb_secret_"),
};

/**
 * Reads the secrets of the local servers, making those that are missing.
 * @param file where they are kept, readable by its owner only
 * @returns every secret by the name of its environment variable
 */
export function localSecrets(file: string): Record<string, string> {
  const known = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  const secrets = Object.fromEntries(
    Object.entries(MADE_HERE).map(([name, make]) => [name, known[name] || make()]),
  );
  mkdirSync(dirname(file), { recursive: true });
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(""), { mode: 0o600 });
  chmodSync(file, 0o600);
  return secrets;
}
