import type { Database } from "@currawong/supabase/database.types";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";

const TIMEOUT_MS = 15_000;

/** The database with the secret key: only for the server. */
export type StaffDatabase = SupabaseClient<Database>;

/** Thrown when the database refuses a value: a length, an id or a state that is none. */
export class InvalidInput extends Error {}

/** Thrown when the database is unavailable. The message never contains parameters or results. */
export class DatabaseUnavailable extends Error {}

export function staffDatabase(url: string, secretKey: string): StaffDatabase {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

/**
 * Calls a function of the database, whose result `@currawong/supabase/inbox` describes.
 * @throws InvalidInput when it refuses an argument, DatabaseUnavailable when it fails or does not respond in time
 */
export async function call<Result>(
  database: StaffDatabase,
  name: keyof Database["public"]["Functions"],
  args: Record<string, unknown> = {},
): Promise<Result> {
  const { data, error } = await database
    // The arguments are not typed per function: tests on a real database check those of each caller.
    .rpc(name, args as never)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS));
  // Classes of PostgreSQL: “data exception”, and “integrity constraint violation”.
  if (/^2[23]...$/.test(error?.code ?? "")) throw new InvalidInput(name);
  if (error) throw new DatabaseUnavailable(`${name}: ${error.code || "no answer"}`);
  return data as Result; // The caller names the type.
}
