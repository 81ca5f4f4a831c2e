/** The most characters of an announcement: five lines on the narrowest phone. */
export const ANNOUNCEMENT_MAX = 140;

/** What decides between announcements for the same page. */
type Ranked = { _id: string; _createdAt: string; isForSections: boolean | null };

/** Orders announcements: the first is shown. Chosen sections come before all pages, then the latest is first. */
export const byPrecedence = (one: Ranked, other: Ranked): number =>
  Number(other.isForSections ?? false) - Number(one.isForSections ?? false) ||
  other._createdAt.localeCompare(one._createdAt) ||
  one._id.localeCompare(other._id);
