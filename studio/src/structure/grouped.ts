import { API_VERSION } from "@currawong/schemas/api-version";
import { FolderIcon } from "@sanity/icons/Folder";
import { WarningOutlineIcon } from "@sanity/icons/WarningOutline";
import type { SortOrderingItem } from "sanity";
import type { ListItemBuilder, StructureBuilder } from "sanity/structure";
import { iconOf } from "./icons.ts";

/** How documents of one type lie in groups. */
export interface Grouping {
  /** Schema type of the documents, such as `service`. */
  type: string;
  /** Order of the documents in a group, and of all. */
  ordering: SortOrderingItem[];
  allOrdering: SortOrderingItem[];
  /** Schema type of the groups, such as `serviceGroup`. */
  groupType: string;
  /** Field of the document that refers to its group, and what editors call one. */
  field: "group" | "category";
  groupOrdering: SortOrderingItem[];
}

/** List items: everything, by group, and what is in no group (or in one that was deleted). */
export function groupedItems(S: StructureBuilder, grouping: Grouping): ListItemBuilder[] {
  const { type, groupType, field } = grouping;
  const plural = `${type}s`;
  const [groupsTitle, ungroupedTitle] = [`By ${field}`, `Without a ${field}`];
  const documents = () =>
    S.documentList().schemaType(type).apiVersion(API_VERSION).defaultOrdering(grouping.ordering);
  return [
    S.listItem()
      .id(`all-${type}`)
      .title(`All ${plural}`)
      .icon(iconOf(type))
      .child(S.documentTypeList(type).title(`All ${plural}`).defaultOrdering(grouping.allOrdering)),
    S.listItem()
      .id(`${type}-by-group`)
      .title(groupsTitle)
      .icon(FolderIcon)
      .child(
        S.documentTypeList(groupType)
          .title(groupsTitle)
          .defaultOrdering(grouping.groupOrdering)
          // A group opens as its list here, so its form must be elsewhere: in the list of groups. The
          // Studio takes any list filtered by "_type == $type" for the place of a type's forms.
          .filter("_type == $groupType")
          .params({ groupType })
          .apiVersion(API_VERSION)
          .canHandleIntent(() => false)
          .child((groupId) =>
            documents()
              .id(groupId)
              .title(plural)
              .filter(`_type == $type && ${field}._ref == $groupId`)
              .params({ type, groupId })
              .initialValueTemplates([
                S.initialValueTemplateItem(`${type}-in-${field}`, { groupId }),
              ]),
          ),
      ),
    S.listItem()
      .id(`${type}-ungrouped`)
      .title(ungroupedTitle)
      .icon(WarningOutlineIcon)
      .child(
        documents()
          .id(`${type}-ungrouped`)
          .title(ungroupedTitle)
          .filter(`_type == $type && !defined(${field}->_id)`)
          .params({ type }),
      ),
  ];
}
