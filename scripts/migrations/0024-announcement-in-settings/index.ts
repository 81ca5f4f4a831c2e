import { isRecord } from "@currawong/schemas/record";
import { at, defineMigration, del, patch, set } from "@sanity/migrate";
import type { SanityDocument } from "@sanity/types";
import { collect } from "../documents.ts";

/** An announcement of all pages was shown where none was of a section; among equals, the latest. */
const byPrecedence = (one: SanityDocument, other: SanityDocument) =>
  Number(Object(one.shownOn).length > 0) - Number(Object(other.shownOn).length > 0) ||
  other._createdAt.localeCompare(one._createdAt);

/** The announcement that visitors see becomes the settings' own; drafts of others and those taken off the site go. */
export default defineMigration({
  title: "The announcement into the site settings",
  documentTypes: ["announcement", "siteSettings"],
  async *migrate(documents) {
    const all = await collect(documents());
    const announcements = all.filter(({ _type }) => _type === "announcement");
    const [live] = announcements.filter(({ _id }) => !_id.includes(".")).toSorted(byPrecedence);
    for (const settings of all.filter(({ _type }) => _type === "siteSettings"))
      if (live && !isRecord(settings.announcement))
        yield patch(settings._id, [
          at(
            "announcement",
            set({ text: live.title, ...(live.links !== undefined && { links: live.links }) }),
          ),
        ]);
    for (const { _id } of announcements) yield del(_id);
  },
});
