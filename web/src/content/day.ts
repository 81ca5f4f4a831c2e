import { cacheLife, cacheTag } from "next/cache";
import { addTags } from "./rendered-tags.ts";
import { DAY_TAG, sydneyDay, YEAR_TAG } from "./sydney-day.ts";

/** Cached like content until the tag is invalidated (`content/revalidation/reconcile.ts`). */
async function cached(tag: string): Promise<string> {
  "use cache";
  cacheLife("content");
  cacheTag(tag);
  return sydneyDay();
}

function dayUntil(tag: string): Promise<string> {
  addTags([tag]);
  return cached(tag);
}

/** The day in Sydney, as `2026-11-28`, for what is rendered again each day. */
export const currentDay = (): Promise<string> => dayUntil(DAY_TAG);

/** The year in Sydney, for what is rendered again each year. */
export const currentYear = async (): Promise<number> =>
  Number((await dayUntil(YEAR_TAG)).slice(0, 4));
