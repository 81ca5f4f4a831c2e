import { cacheLife, cacheTag } from "next/cache";
import { addTags } from "./rendered-tags.ts";
import { DAY_TAG, sydneyDay } from "./sydney-day.ts";

/** The day in Sydney, as `2026-11-28`, cached like content until it changes (`content/revalidation/reconcile.ts`). */
export function currentDay(): Promise<string> {
  addTags([DAY_TAG]);
  return cached();
}

async function cached(): Promise<string> {
  "use cache";
  cacheLife("content");
  cacheTag(DAY_TAG);
  return sydneyDay();
}
