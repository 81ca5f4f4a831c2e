import { join, resolve } from "node:path";
import { isOrigin, isPort } from "../../local-server.ts";
import type { SupabaseOptions } from "./start.ts";

const DEFAULT_DATA_DIR = join(import.meta.dirname, "../../.data/supabase");

function readKey(env: NodeJS.ProcessEnv, name: string, prefix: string): string {
  const key = env[name] ?? "";
  // Do not report the value: it may be a secret set under the wrong name.
  if (!key.startsWith(prefix) || !/^\w{22,}$/.test(key.slice(prefix.length))) {
    throw new Error(
      `Set ${name} to a key that begins with ${prefix}, followed by 22 or more letters, digits or "_". "npm start" makes one in .data/secrets.env.`,
    );
  }
  return key;
}

/**
 * Settings of the local Supabase from the environment: SUPABASE_PUBLISHABLE_KEY and
 * SUPABASE_SECRET_KEY (required), SUPABASE_PORT, SUPABASE_HOST, SUPABASE_DATA_DIR and
 * SUPABASE_CORS_ORIGINS. Throws an error that names the variable to set, never a key's value.
 */
export function readSettings(env: NodeJS.ProcessEnv): SupabaseOptions {
  const port = Number(env.SUPABASE_PORT || "54321");
  if (!isPort(port)) {
    throw new Error(`SUPABASE_PORT is "${env.SUPABASE_PORT}": set it to a number from 0 to 65535.`);
  }
  const origins = env.SUPABASE_CORS_ORIGINS || "http://localhost:3000";
  const corsOrigins = origins.split(",").map((origin) => origin.trim());
  for (const origin of corsOrigins) {
    if (!isOrigin(origin)) {
      throw new Error(
        `SUPABASE_CORS_ORIGINS holds "${origin}": list origins such as http://localhost:3000, separated by commas.`,
      );
    }
  }
  return {
    publishableKey: readKey(env, "SUPABASE_PUBLISHABLE_KEY", "sb_publishable_"),
    secretKey: readKey(env, "SUPABASE_SECRET_KEY", "sb_secret_"),
    host: env.SUPABASE_HOST || "127.0.0.1",
    port,
    dataDir: resolve(env.SUPABASE_DATA_DIR || DEFAULT_DATA_DIR),
    corsOrigins,
  };
}
