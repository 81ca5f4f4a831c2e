import type { HOME_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { pathOf } from "@currawong/schemas/paths";

export type HomePage = NonNullable<HOME_QUERY_RESULT["page"]>;
type Subject = HomePage["cards"][number]["subject"];

/**
 * Where a home card leads: the page of its subject, or its group's place in the catalogue.
 * @returns a path, for a group with a fragment: `/services#web-development`
 */
export function homeCardPath(subject: Subject): string {
  return pathOf(subject) ?? `/services#${subject.slug}`;
}
