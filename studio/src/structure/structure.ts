import { API_VERSION } from "@currawong/schemas/api-version";
import { DOCUMENT_TYPES } from "@currawong/schemas/document-types";
import type { StudioPlace, TypeEntry } from "@currawong/schemas/type-entry";
import { type DocumentType, getTypeEntry, TYPE_NAMES } from "@currawong/schemas/types";
import { DocumentsIcon } from "@sanity/icons/Documents";
import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { FolderIcon } from "@sanity/icons/Folder";
import { TagIcon } from "@sanity/icons/Tag";
import { UsersIcon } from "@sanity/icons/Users";
import { WarningOutlineIcon } from "@sanity/icons/WarningOutline";
import type { ComponentType } from "react";
import type { SortOrderingItem } from "sanity";
import type { ListItemBuilder, StructureBuilder, StructureResolver } from "sanity/structure";
import { AttentionIcon } from "./attention-icon.tsx";
import { iconOf } from "./icons.tsx";
import { attentionItems, item, redirectsItem, todayItem } from "./panes.tsx";

const BY_TITLE: SortOrderingItem[] = [{ field: "title", direction: "asc" }];
const NEWEST_FIRST: SortOrderingItem[] = [{ field: "publishedAt", direction: "desc" }];

/** Adds to the list items of the types at a place what else belongs there. */
type PlaceBuilder = (S: StructureBuilder, items: ListItemBuilder[]) => Item[];
type Item = ListItemBuilder | ReturnType<StructureBuilder["divider"]>;

/** Every place, in the order the agency works: what it sells, what it writes, its pages. */
const PLACES: Readonly<Record<StudioPlace, PlaceBuilder>> = {
  Services: (S, items) => [folder(S, "Services", TagIcon, items)],
  Hire: (S, items) => [folder(S, "Hire", UsersIcon, items), S.divider()],
  Blog: (S, items) => [folder(S, "Blog", DocumentTextIcon, items)],
  Portfolio: (_S, items) => items,
  Pages: (S, items) => [folder(S, "Pages", DocumentsIcon, items), S.divider()],
  Search: (S, items) => [...items, redirectsItem(S)],
  Site: (_S, items) => items,
};

/** The Studio's lists. */
export const structure: StructureResolver = (S) =>
  S.list()
    .id("content")
    .title("Content")
    .items([
      todayItem(S),
      folder(S, "Needs attention", AttentionIcon, attentionItems(S)),
      S.divider(),
      // The record's own keys.
      ...(Object.keys(PLACES) as StudioPlace[]).flatMap((place) => {
        const types = TYPE_NAMES.filter((type) => DOCUMENT_TYPES[type].studio === place);
        return PLACES[place](
          S,
          types.flatMap((type) => createItems(S, type)),
        );
      }),
    ]);

/** The list items of a type: its only document, its documents by group, or all of them. */
function createItems(S: StructureBuilder, type: DocumentType): ListItemBuilder[] {
  const { title, documents, group }: TypeEntry = DOCUMENT_TYPES[type];
  if (documents === "one") return [single(S, type, title)];
  return group ? groupedItems(S, type, group) : [S.documentTypeListItem(type).title(title)];
}

function folder(
  S: StructureBuilder,
  title: string,
  icon: ComponentType,
  items: ListItemBuilder[],
): ListItemBuilder {
  const id = title.toLowerCase().replaceAll(" ", "-");
  return item(S, { id, title, icon }, S.list().id(id).title(title).items(items));
}

/** A singleton document, whose id is its type. */
const single = (S: StructureBuilder, type: string, title: string): ListItemBuilder =>
  item(
    S,
    { id: type, title, icon: iconOf(type) },
    S.defaultDocument({ schemaType: type, documentId: type }).title(title),
  );

/** The order of documents of a type in the Studio. */
function getOrdering(type: string): SortOrderingItem[] {
  return getTypeEntry(type)?.order?.includes("publishedAt") ? NEWEST_FIRST : BY_TITLE;
}

/** List items for all documents, by group, and without a group (or with a deleted one). */
function groupedItems(
  S: StructureBuilder,
  type: string,
  { type: groupType, field }: NonNullable<TypeEntry["group"]>,
): ListItemBuilder[] {
  const ordering = getOrdering(type);
  const [all, byGroup, ungrouped] = [`All ${type}s`, `By ${field}`, `Without a ${field}`];
  const documents = () =>
    S.documentList().schemaType(type).apiVersion(API_VERSION).defaultOrdering(ordering);
  return [
    item(
      S,
      { id: `all-${type}`, title: all, icon: iconOf(type) },
      S.documentTypeList(type).title(all).defaultOrdering(ordering),
    ),
    item(
      S,
      { id: `${type}-by-group`, title: byGroup, icon: FolderIcon },
      S.documentTypeList(groupType)
        .title(byGroup)
        .defaultOrdering(getOrdering(groupType))
        // A group opens its list of documents here, so its form opens in the list of groups. The
        // Studio would open forms in any list filtered by "_type == $type".
        .filter("_type == $groupType")
        .params({ groupType })
        .apiVersion(API_VERSION)
        .canHandleIntent(() => false)
        .child((groupId) =>
          documents()
            .id(groupId)
            .title(`${type}s`)
            .filter(`_type == $type && ${field}._ref == $groupId`)
            .params({ type, groupId })
            .initialValueTemplates([
              S.initialValueTemplateItem(`${type}-in-${field}`, { groupId }),
            ]),
        ),
    ),
    item(
      S,
      { id: `${type}-ungrouped`, title: ungrouped, icon: WarningOutlineIcon },
      documents()
        .id(`${type}-ungrouped`)
        .title(ungrouped)
        .filter(`_type == $type && !defined(${field}->_id)`)
        .params({ type }),
    ),
  ];
}
