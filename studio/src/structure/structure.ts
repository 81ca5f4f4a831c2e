import { API_VERSION } from "@currawong/schemas/api-version";
import { DocumentsIcon } from "@sanity/icons/Documents";
import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { FolderIcon } from "@sanity/icons/Folder";
import { TagIcon } from "@sanity/icons/Tag";
import { UsersIcon } from "@sanity/icons/Users";
import { WarningOutlineIcon } from "@sanity/icons/WarningOutline";
import type { ComponentType } from "react";
import type { SortOrderingItem } from "sanity";
import type { ListItemBuilder, StructureBuilder, StructureResolver } from "sanity/structure";
import { isOfMedia } from "../fixed-documents.ts";
import { ICONS, iconOf } from "./icons.tsx";
import { attentionItems, item, orderItem, redirectsItem } from "./panes.tsx";

const BY_ORDER: SortOrderingItem[] = [
  { field: "order", direction: "asc" },
  { field: "title", direction: "asc" },
];
const BY_TITLE: SortOrderingItem[] = [{ field: "title", direction: "asc" }];
const NEWEST_FIRST: SortOrderingItem[] = [{ field: "publishedAt", direction: "desc" }];

/** The Studio's lists, in the order the agency works: what it sells, what it writes, its pages. */
export const structure: StructureResolver = (S) =>
  S.list()
    .id("content")
    .title("Content")
    .items([
      folder(S, "Needs attention", WarningOutlineIcon, attentionItems(S)),
      S.divider(),
      folder(S, "Services", TagIcon, services(S)),
      folder(S, "Hire", UsersIcon, hire(S)),
      S.divider(),
      folder(S, "Blog", DocumentTextIcon, blog(S)),
      S.documentTypeListItem("project").title("Portfolio"),
      folder(S, "Pages", DocumentsIcon, pages(S)),
      orderItem(S),
      S.divider(),
      S.documentTypeListItem("seoPreset").title("Search presets"),
      redirectsItem(S),
      single(S, "navigation", "Navigation"),
      single(S, "siteSettings", "Site settings"),
      ...otherItems(S),
    ]);

function services(S: StructureBuilder): ListItemBuilder[] {
  return [
    ...groupedItems(S, { type: "service", groupType: "serviceGroup", field: "group" }),
    item(
      S,
      { id: "prices-to-settle", title: "Prices to settle", icon: WarningOutlineIcon },
      S.documentList()
        .id("prices-to-settle")
        .title("Prices to settle")
        .schemaType("service")
        .apiVersion(API_VERSION)
        .defaultOrdering(BY_TITLE)
        .filter("_type == $type && count(alsoQuoted) > 0")
        .params({ type: "service" })
        .initialValueTemplates([]),
    ),
    S.documentTypeListItem("serviceGroup").title("Service groups"),
    S.documentTypeListItem("packageSet").title("Package sets"),
  ];
}

function hire(S: StructureBuilder): ListItemBuilder[] {
  return [
    ...groupedItems(S, { type: "role", groupType: "hireCategory", field: "category" }),
    S.documentTypeListItem("hireCategory").title("Hire categories"),
  ];
}

function blog(S: StructureBuilder): ListItemBuilder[] {
  return [
    ...groupedItems(S, {
      type: "article",
      ordering: NEWEST_FIRST,
      allOrdering: NEWEST_FIRST,
      groupOrdering: BY_TITLE,
      groupType: "articleCategory",
      field: "category",
    }),
    S.documentTypeListItem("articleCategory").title("Article categories"),
  ];
}

function pages(S: StructureBuilder): ListItemBuilder[] {
  return [
    single(S, "homePage", "Home"),
    single(S, "aboutPage", "About"),
    single(S, "contactPage", "Contact"),
    S.documentTypeListItem("sectionPage").title("Section pages"),
    S.documentTypeListItem("platformPage").title("Platform pages"),
    S.documentTypeListItem("designPage").title("Design pages"),
    S.documentTypeListItem("page").title("Other pages"),
  ];
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

/** Lists document types without an icon of their own at the end, so that every type is reachable. */
function otherItems(S: StructureBuilder) {
  const others = S.documentTypeListItems().filter((item) => {
    const id = item.getId();
    return id !== undefined && !(id in ICONS) && !isOfMedia(id);
  });
  return others.length > 0 ? [S.divider(), ...others] : [];
}

/** How documents of one type are grouped, and by which field. */
type Grouping = {
  type: string;
  groupType: string;
  field: "group" | "category";
  ordering?: SortOrderingItem[];
  allOrdering?: SortOrderingItem[];
  groupOrdering?: SortOrderingItem[];
};

/** List items for all documents, by group, and without a group (or with a deleted one). */
function groupedItems(S: StructureBuilder, grouping: Grouping): ListItemBuilder[] {
  const { type, groupType, field } = grouping;
  const { ordering = BY_ORDER, allOrdering = BY_TITLE, groupOrdering = BY_ORDER } = grouping;
  const [all, byGroup, ungrouped] = [`All ${type}s`, `By ${field}`, `Without a ${field}`];
  const documents = () =>
    S.documentList().schemaType(type).apiVersion(API_VERSION).defaultOrdering(ordering);
  return [
    item(
      S,
      { id: `all-${type}`, title: all, icon: iconOf(type) },
      S.documentTypeList(type).title(all).defaultOrdering(allOrdering),
    ),
    item(
      S,
      { id: `${type}-by-group`, title: byGroup, icon: FolderIcon },
      S.documentTypeList(groupType)
        .title(byGroup)
        .defaultOrdering(groupOrdering)
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
