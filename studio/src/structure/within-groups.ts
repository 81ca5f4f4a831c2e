import { DOCUMENTS } from "@currawong/schemas/schema";
import { getTypeEntry, TYPE_NAMES } from "@currawong/schemas/types";
import type { Template } from "sanity";

/** A document created in a group's list is assigned to that group; the parameter is the group's id. */
export const withinGroups: Template[] = TYPE_NAMES.flatMap((schemaType) => {
  const { group } = getTypeEntry(schemaType) ?? {};
  if (!group) return [];
  return {
    id: `${schemaType}-in-${group.field}`,
    schemaType,
    title: `${DOCUMENTS[schemaType].title} in this ${group.field}`,
    parameters: [{ name: "groupId", type: "string" }],
    value: ({ groupId }: { groupId: string }) => ({
      [group.field]: { _type: "reference", _ref: groupId },
    }),
  };
});
