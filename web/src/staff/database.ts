import type { Database } from "@currawong/supabase/database.types";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";

const TIMEOUT_MS = 15_000;

/** The database with the secret key: for the server alone. */
export type StaffDatabase = SupabaseClient<Database>;

/** The database is unavailable. The message never holds parameters or results. */
export class DatabaseUnavailable extends Error {}

export function staffDatabase(url: string, secretKey: string): StaffDatabase {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

/**
 * Calls a function of the database, whose result `@currawong/supabase/inbox` describes.
 * @throws DatabaseUnavailable when it fails, or does not answer in time
 */
export async function call<Result>(
  database: StaffDatabase,
  name: keyof Database["public"]["Functions"],
  args: Record<string, unknown> = {},
): Promise<Result> {
  const { data, error } = await database
    // The arguments of one function of many: each caller's are held to it by tests on a real database.
    .rpc(name, args as never)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS));
  if (error) throw new DatabaseUnavailable(`${name}: ${error.code || "no answer"}`);
  return data as Result; // The caller says which.
}
