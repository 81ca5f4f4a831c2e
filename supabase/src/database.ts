import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";
import { applyMigrations, readMigrations } from "./migrations.ts";
import { SUPABASE_ROLES_SQL } from "./roles.ts";

/**
 * Opens a PGlite with Supabase's roles and every migration applied.
 *
 * @param dir folder of the database, made where missing; in memory where left out. One process at
 *   a time may have it open.
 */
export async function openDatabase(dir?: string): Promise<PgliteConnection> {
  const connection = await createPgliteConnection(dir === undefined ? {} : { url: dir });
  try {
    await connection.driver.exec(SUPABASE_ROLES_SQL);
    await applyMigrations(connection, await readMigrations());
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}
