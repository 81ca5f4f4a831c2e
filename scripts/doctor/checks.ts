import { readEnvironment, SettingsError } from "@currawong/web/src/runtime/environment.ts";
import { callerChecks } from "./callers.ts";
import { type Check, right, wrong } from "./check.ts";
import { contentLakeChecks } from "./content-lake.ts";
import { databaseChecks } from "./database.ts";
import { noticeChecks } from "./notices.ts";
import { siteChecks } from "./site.ts";

/** What the site itself would say at its start. */
const values: Check = {
  name: "settings",
  needs: [],
  run: async (settings) => {
    try {
      readEnvironment(settings);
    } catch (error) {
      if (error instanceof SettingsError) return wrong(error.message);
      throw error;
    }
    return right("Each required one is set, and valid.");
  },
};

/** Every check, in the order in which things are set up. */
export const CHECKS: readonly Check[] = [
  values,
  ...contentLakeChecks,
  ...callerChecks,
  ...databaseChecks,
  ...noticeChecks,
  ...siteChecks,
];
