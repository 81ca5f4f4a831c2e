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
import { iconOf } from "./icons.tsx";
import { attentionItems, orderItem, redirectsItem } from "./panes.tsx";

const BY_ORDER: SortOrderingItem[] = [
  { field: "order", direction: "asc" },
  { field: "title", direction: "asc" },
];
const BY_TITLE: SortOrderingItem[] = [{ field: "title", direction: "asc" }];
const NEWEST_FIRST: SortOrderingItem[] = [{ field: "publishedAt", direction: "desc" }];

/** Types that have a place in the lists below; any other is listed after them. */
export const PLACED_TYPES = new Set([
  "service",
  "serviceGroup",
  "packageSet",
  "role",
  "hireCategory",
  "article",
  "articleCategory",
  "project",
  "homePage",
  "aboutPage",
  "contactPage",
  "sectionPage",
  "platformPage",
  "designPage",
  "page",
  "seoPreset",
  "siteSettings",
  "navigation",
]);

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
  const toSettle = "Prices to settle";
  return [
    ...groupedItems(S, {
      type: "service",
      ordering: BY_ORDER,
      allOrdering: BY_TITLE,
      groupOrdering: BY_ORDER,
      groupType: "serviceGroup",
      field: "group",
    }),
    S.listItem()
      .id("prices-to-settle")
      .title(toSettle)
      .icon(WarningOutlineIcon)
      .child(
        S.documentList()
          .id("prices-to-settle")
          .title(toSettle)
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
    ...groupedItems(S, {
      type: "role",
      ordering: BY_ORDER,
      allOrdering: BY_TITLE,
      groupOrdering: BY_ORDER,
      groupType: "hireCategory",
      field: "category",
    }),
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
  return S.listItem()
    .id(id)
    .title(title)
    .icon(icon)
    .child(S.list().id(id).title(title).items(items));
}

/** A document that exists once: its id is its type. */
function single(S: StructureBuilder, type: string, title: string): ListItemBuilder {
  return S.listItem()
    .id(type)
    .title(title)
    .icon(iconOf(type))
    .child(S.defaultDocument({ schemaType: type, documentId: type }).title(title));
}

/** A type added to the schema and not placed above still shows, so nothing is ever lost. */
function otherItems(S: StructureBuilder) {
  const others = S.documentTypeListItems().filter((item) => {
    const id = item.getId();
    return id !== undefined && !PLACED_TYPES.has(id) && !isOfMedia(id);
  });
  return others.length > 0 ? [S.divider(), ...others] : [];
}

/** How documents of one type lie in groups. */
interface Grouping {
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
function groupedItems(S: StructureBuilder, grouping: Grouping): ListItemBuilder[] {
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
