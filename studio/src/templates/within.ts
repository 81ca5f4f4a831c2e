import type { Template } from "sanity";

/**
 * New documents made from within a list take the list's group along:
 * `service-in-group` from a service group, and so on. The parameter is the group's document id.
 */
export const withinGroups: Template[] = [
  within("service-in-group", "service", "Service in this group", "group"),
  within("role-in-category", "role", "Role in this category", "category"),
  within("article-in-category", "article", "Article in this category", "category"),
];

function within(id: string, schemaType: string, title: string, field: string): Template {
  return {
    id,
    schemaType,
    title,
    parameters: [{ name: "groupId", type: "string" }],
    value: ({ groupId }: { groupId: string }) => ({
      [field]: { _type: "reference", _ref: groupId },
    }),
  };
}
