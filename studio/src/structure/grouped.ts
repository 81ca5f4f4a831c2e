import type { ComponentType } from "react";
import type { ListItemBuilder, StructureBuilder } from "sanity/structure";

const API_VERSION = "2026-01-01";

/** How documents of one type lie in groups. */
export interface Grouping {
  /** Schema type of the documents, such as `service`. */
  type: string;
  /** What they are called, in the plural: "services". */
  plural: string;
  /** Schema type of the groups, such as `serviceGroup`. */
  groupType: string;
  /** Field of the document that refers to its group. */
  field: string;
  /** Title of the list of groups: "By group". */
  groupsTitle: string;
  /** Title of what is in none: "Without a group". */
  ungroupedTitle: string;
  /** Template of a new document made within a group. */
  template: string;
  icon: ComponentType;
}

/** List items: everything, by group, and what is in no group (or in one that was deleted). */
export function groupedItems(S: StructureBuilder, grouping: Grouping): ListItemBuilder[] {
  const { type, plural, groupType, field, groupsTitle, ungroupedTitle, template, icon } = grouping;
  return [
    S.listItem()
      .id(`all-${type}`)
      .title(`All ${plural}`)
      .icon(icon)
      .child(S.documentTypeList(type).title(`All ${plural}`)),
    S.listItem()
      .id(`${type}-by-group`)
      .title(groupsTitle)
      .icon(icon)
      .child(
        S.documentTypeList(groupType)
          .title(groupsTitle)
          .child((groupId) =>
            S.documentList()
              .id(groupId)
              .title(plural)
              .schemaType(type)
              .apiVersion(API_VERSION)
              .filter(`_type == $type && ${field}._ref == $groupId`)
              .params({ type, groupId })
              .initialValueTemplates([S.initialValueTemplateItem(template, { groupId })]),
          ),
      ),
    S.listItem()
      .id(`${type}-ungrouped`)
      .title(ungroupedTitle)
      .icon(icon)
      .child(
        S.documentList()
          .id(`${type}-ungrouped`)
          .title(ungroupedTitle)
          .schemaType(type)
          .apiVersion(API_VERSION)
          .filter(`_type == $type && !defined(${field}->_id)`)
          .params({ type }),
      ),
  ];
}
