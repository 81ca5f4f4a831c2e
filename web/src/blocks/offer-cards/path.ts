import { pathOf } from "@currawong/schemas/paths";
import type { BlockOf } from "@/model/block";

type Subject = BlockOf<"offerCards">["cards"][number]["subject"];

/**
 * Where a card leads: the page of its subject, or its group's place in the catalogue.
 * @returns a path, for a group with a fragment: `/services#web-development`
 */
export const subjectPath = (subject: Subject) => pathOf(subject) ?? `/services#${subject.slug}`;
