/** The local Supabase as a process: `pnpm start`. Stops on SIGINT and SIGTERM. */
import { readSettings } from "./settings.ts";
import { startSupabase } from "./start.ts";

try {
  const supabase = await startSupabase(readSettings(process.env));
  console.log(`Supabase ready at ${supabase.url}`);
  const stop = async () => {
    await supabase.close();
    process.exit(0);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
