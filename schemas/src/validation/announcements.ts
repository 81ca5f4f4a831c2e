import type { ValidationContext } from "@sanity/types";
import { byPrecedence } from "../announcements.ts";
import { cut } from "../cut.ts";
import { SITE_SECTIONS, sectionsIn } from "../site-sections.ts";
import { baseId, lakeOf, oncePerVersion } from "./lake.ts";

type Announcement = { _id: string; _createdAt: string; title?: unknown; shownOn?: unknown };

const PUBLISHED_QUERY = `*[_type == "announcement" && _id != $id]{ _id, _createdAt, title, shownOn }`;

const othersOf = oncePerVersion((document, context) =>
  lakeOf(context, "published").fetch<Announcement[]>(PUBLISHED_QUERY, {
    id: baseId(document._id),
  }),
);

const isForSections = ({ shownOn }: Announcement) => Array.isArray(shownOn) && shownOn.length > 0;

const ranked = (one: Announcement) => ({ ...one, isForSections: isForSections(one) });

/** The titles of the sections that show both announcements, for a sentence. */
function sharedSections(one: Announcement, other: Announcement): string {
  const others = new Set(sectionsIn(other.shownOn));
  const shared = sectionsIn(one.shownOn).filter((section) => others.has(section));
  if (shared.length === SITE_SECTIONS.length) return "all pages";
  return SITE_SECTIONS.filter(({ value }) => shared.includes(value))
    .map(({ title }) => title)
    .join(", ");
}

/** Two announcements for the same pages: where, and what the other one says. */
type Overlap = { sections: string; words: string; own: Announcement; other: Announcement };

/**
 * Creates a rule that names a published announcement for the same pages.
 * @param isShown whether this one is shown, or the other
 */
const rule =
  (isShown: boolean, sentence: (overlap: Overlap) => string) =>
  async (_shownOn: unknown, context: ValidationContext): Promise<true | string> => {
    const { document } = context;
    if (!document) return true;
    const own = document as Announcement; // Every document has an id and a time of creation.
    for (const other of await othersOf(document, context)) {
      const sections = sharedSections(own, other);
      if (!sections || byPrecedence(ranked(own), ranked(other)) < 0 !== isShown) continue;
      return sentence({ sections, words: `“${cut(String(other.title ?? ""), 40)}”`, own, other });
    }
    return true;
  };

/** Warns that another announcement is shown instead of this one. */
export const yieldsToOther = rule(false, ({ sections, words, own, other }) => {
  const isCloser = isForSections(other) && !isForSections(own);
  const reason = isCloser ? "it is for chosen sections" : "it was created later";
  return `Visitors see ${words} instead on ${sections}, because ${reason}. Choose other sections, or take it off the site.`;
});

/** Says which announcement this one replaces. */
export const replacesOther = rule(
  true,
  ({ sections, words }) => `Visitors see this announcement instead of ${words} on ${sections}.`,
);

/** Rejects sections that the site does not have. */
export function isKnownSection(shownOn: unknown[] | undefined): true | string {
  const unknown = shownOn?.find((section) => !SITE_SECTIONS.some(({ value }) => value === section));
  return unknown === undefined
    ? true
    : `The site has no section “${unknown}”. Tick or untick any section, and it is removed.`;
}
