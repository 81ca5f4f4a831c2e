import type { DocumentBadgeComponent } from "sanity";

/** Whether visitors see what the form shows. */
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

/** Whether figures are quoted elsewhere that no one has settled. */
const PriceBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const quoted = (draft ?? published)?.alsoQuoted;
  return Array.isArray(quoted) && quoted.length > 0
    ? {
        label: "Price to settle",
        title: "Another figure is quoted elsewhere: see the Price tab.",
        color: "danger",
      }
    : null;
};

/** What a document says of itself beside its form. */
export const withBadges = (badges: DocumentBadgeComponent[]): DocumentBadgeComponent[] => [
  ...badges,
  PublishedBadge,
  PriceBadge,
];
