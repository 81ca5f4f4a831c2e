/** The local Supabase as a process: `pnpm start`. Stops on SIGINT and SIGTERM. */
import "../../process-guards.ts";
import { readSettings } from "./settings.ts";
import { startSupabase } from "./start.ts";

try {
  const supabase = await startSupabase(readSettings(process.env));
  const stop = async () => {
    await supabase.close();
    process.exit(0);
  };
  // Several signals may arrive: Ctrl-C reaches this process and its parent.
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  console.log(`Supabase ready at ${supabase.url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
