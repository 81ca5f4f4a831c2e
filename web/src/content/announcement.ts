import { byPrecedence } from "@currawong/schemas/announcements";
import { ANNOUNCEMENTS_QUERY } from "@currawong/schemas/queries/pages";
import { tags } from "@currawong/schemas/tags";
import { load } from "./load.ts";

/** The announcement that the pages of a section show; undefined if none is published for them. */
export async function loadAnnouncement(section: string) {
  const dependencies = [tags.section("announcement", section)];
  const announcements = await load(ANNOUNCEMENTS_QUERY, { section }, dependencies);
  return announcements.toSorted(byPrecedence)[0];
}

export type StoredAnnouncement = NonNullable<Awaited<ReturnType<typeof loadAnnouncement>>>;
