import { cacheLife, cacheTag } from "next/cache";
import { sydneyYear, YEAR_TAG } from "./sydney-year.ts";

/** The year in Sydney, cached like content until it changes (`revalidation/reconcile.ts`). */
export async function currentYear(): Promise<number> {
  "use cache";
  cacheLife("content");
  cacheTag(YEAR_TAG);
  return sydneyYear();
}
