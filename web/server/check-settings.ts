import { readEnvironment, SettingsError } from "../src/runtime/environment.ts";

/* Import it first: ends the process with one line for each wrong setting, and no stack, before anything needs them. */

try {
  readEnvironment();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}
