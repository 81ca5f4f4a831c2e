import { cacheLife, cacheTag } from "next/cache";
import { addTags } from "./rendered-tags.ts";
import { sydneyYear, YEAR_TAG } from "./sydney-day.ts";

/** The year in Sydney, cached like content until it changes (`content/revalidation/reconcile.ts`). */
export function currentYear(): Promise<number> {
  addTags([YEAR_TAG]);
  return cached();
}

async function cached(): Promise<number> {
  "use cache";
  cacheLife("content");
  cacheTag(YEAR_TAG);
  return sydneyYear();
}
