import { readEnvironment, SettingsError } from "../src/runtime/environment.ts";
import { type FirstLoad, readBuiltIn } from "./build/first-load-file.ts";

/* Import it first: ends the process with one line for each wrong setting, and no stack, before anything needs them. */

try {
  readEnvironment();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** Ends the process if the build is of another environment: its pages would name two addresses or datasets. */
export function checkBuild(built: FirstLoad["settings"]): void {
  const current = readBuiltIn();
  for (const name of Object.keys(current) as (keyof typeof current)[]) {
    if (built[name] === current[name]) continue;
    console.error(
      `${name} is ${current[name]}, but this was built for ${built[name]}: build it again.`,
    );
    process.exit(1);
  }
}
