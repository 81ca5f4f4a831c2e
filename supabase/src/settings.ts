import { join, resolve } from "node:path";
import type { SupabaseOptions } from "./start.ts";

const DEFAULT_HOST = "127.0.0.1";
const DEFAULT_PORT = 54321;
const DEFAULT_DATA_DIR = join(import.meta.dirname, "../../.data/supabase");
const DEFAULT_CORS_ORIGINS = "http://localhost:3000";

function readKey(env: NodeJS.ProcessEnv, name: string, prefix: string): string {
  const key = env[name] ?? "";
  // Never the value itself: it may be a secret put under the wrong name.
  if (!key.startsWith(prefix) || !/^\w{22,}$/.test(key.slice(prefix.length))) {
    throw new Error(
      `Set ${name} to a key that begins with ${prefix}, followed by 22 or more letters, digits or "_". "npm start" makes one in .data/secrets.env.`,
    );
  }
  return key;
}

function readPort(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) {
    throw new Error(`SUPABASE_PORT is "${value}": set it to a number from 0 to 65535.`);
  }
  return port;
}

function readOrigins(list: string): string[] {
  const origins = list.split(",").map((origin) => origin.trim());
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new Error(
        `SUPABASE_CORS_ORIGINS holds "${origin}": list origins such as ${DEFAULT_CORS_ORIGINS}, separated by commas.`,
      );
    }
  }
  return origins;
}

/**
 * Settings of the local Supabase from the environment: SUPABASE_PUBLISHABLE_KEY and
 * SUPABASE_SECRET_KEY (needed), SUPABASE_PORT, SUPABASE_HOST, SUPABASE_DATA_DIR and
 * SUPABASE_CORS_ORIGINS. Throws an error that names the variable to set; a key's value is never in it.
 */
export function readSettings(env: NodeJS.ProcessEnv): SupabaseOptions {
  return {
    publishableKey: readKey(env, "SUPABASE_PUBLISHABLE_KEY", "sb_publishable_"),
    secretKey: readKey(env, "SUPABASE_SECRET_KEY", "sb_secret_"),
    host: env.SUPABASE_HOST || DEFAULT_HOST,
    port: readPort(env.SUPABASE_PORT || String(DEFAULT_PORT)),
    dataDir: resolve(env.SUPABASE_DATA_DIR || DEFAULT_DATA_DIR),
    corsOrigins: readOrigins(env.SUPABASE_CORS_ORIGINS || DEFAULT_CORS_ORIGINS),
  };
}
