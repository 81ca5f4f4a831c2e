import type { DocumentBadgeComponent } from "sanity";
import { ReviewBadge } from "../review/review-action.tsx";

/** Marks documents with changes that visitors do not see yet. */
const PublishedBadge: DocumentBadgeComponent = ({ draft, published }) => {
  if (!draft) return null;
  return published
    ? {
        label: "Unpublished changes",
        title: "Visitors still see the earlier version.",
        color: "warning",
      }
    : { label: "Never published", title: "Visitors do not see it.", color: "primary" };
};

/** Marks documents with quoted figures that are not settled yet. */
const PriceBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const quoted = (draft ?? published)?.alsoQuoted;
  return Array.isArray(quoted) && quoted.length > 0
    ? {
        label: "Price to settle",
        title: "Another figure is quoted elsewhere: see the Price tab.",
        color: "warning",
      }
    : null;
};

/** Adds the badges for unpublished changes, prices to settle and reviews. */
export const withBadges = (badges: DocumentBadgeComponent[]): DocumentBadgeComponent[] => [
  ...badges,
  PublishedBadge,
  PriceBadge,
  ReviewBadge,
];
