import type { ValidationContext } from "@sanity/types";
import { baseId, lakeOf } from "./lake.ts";

/**
 * Creates a rule that names the published documents of a group without a place in its sequence.
 * @param type of the documents that the sequence puts in order
 * @param field in which they refer to their group
 */
export const hasAll =
  (type: string, field: string) =>
  async (items: unknown, context: ValidationContext): Promise<true | string> => {
    const references: { _ref?: string }[] = Array.isArray(items) ? items : [];
    const titles = await lakeOf(context, "published").fetch<string[]>(
      `*[_type == $type && ${field}._ref == $group && !(_id in $ids)
        && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(title asc).title`,
      {
        type,
        group: baseId(context.document?._id ?? ""),
        ids: references.flatMap(({ _ref }) => _ref ?? []),
      },
    );
    return (
      titles.length === 0 ||
      `Without a place yet, so at the end by title: ${titles.join(", ")}. Add them here.`
    );
  };
