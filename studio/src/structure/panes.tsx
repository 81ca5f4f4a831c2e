import { API_VERSION } from "@currawong/schemas/api-version";
import { PUBLIC_TYPES } from "@currawong/schemas/views";
import { ClockIcon } from "@sanity/icons/Clock";
import { DoubleChevronRightIcon } from "@sanity/icons/DoubleChevronRight";
import { EditIcon } from "@sanity/icons/Edit";
import { HomeIcon } from "@sanity/icons/Home";
import { TrashIcon } from "@sanity/icons/Trash";
import { WarningOutlineIcon } from "@sanity/icons/WarningOutline";
import type { ComponentType } from "react";
import type { ListItemBuilder, StructureBuilder, UserComponent } from "sanity/structure";
import { ToFix } from "../lists/ui/to-fix.tsx";
import { Redirects } from "../redirects/redirects.tsx";
import { TO_REVIEW } from "../review/review-list.tsx";
import { SCHEDULED } from "../schedule/scheduled-list.tsx";
import { TODAY } from "../today/open-today.tsx";
import { Today } from "../today/today.tsx";
import { Trash } from "../trash/trash-pane.tsx";
import { ListPane } from "../ui/work-list.tsx";

type Entry = { id: string; title: string; icon: ComponentType };

/** A list item and the pane that it opens. */
export const item = (
  S: StructureBuilder,
  { id, title, icon }: Entry,
  child: Parameters<ListItemBuilder["child"]>[0],
): ListItemBuilder => S.listItem().id(id).title(title).icon(icon).child(child);

/** A list item that opens a custom pane whose rows open documents. */
const pane = (
  S: StructureBuilder,
  entry: Entry,
  component: UserComponent,
  options: Record<string, unknown> = {},
): ListItemBuilder =>
  item(
    S,
    entry,
    S.component(component)
      .options(options)
      .id(entry.id)
      .title(entry.title)
      .child((documentId, { params }) =>
        // Each row passes the type of its document as a parameter.
        S.defaultDocument({ documentId, schemaType: String(Object(params).type) }),
      ),
  );

/** A list item with Sanity’s own list of documents, the latest first. */
const latest = (S: StructureBuilder, entry: Entry, filter: string): ListItemBuilder =>
  item(
    S,
    entry,
    S.documentList()
      .id(entry.id)
      .title(entry.title)
      .apiVersion(API_VERSION)
      .filter(`_type in $types && ${filter}`)
      .params({ types: PUBLIC_TYPES })
      .defaultOrdering([{ field: "_updatedAt", direction: "desc" }]),
  );

/** Drafts, as a list of drafts has them, and as the Studio finds their types and listens to them. */
const DRAFTS = `(_originalId in path("drafts.**") || _id in path("drafts.**"))`;

const WEEK_S = 7 * 24 * 60 * 60;

/** The lists of documents that need attention: drafts, schedules, problems and recent changes. */
export const attentionItems = (S: StructureBuilder): ListItemBuilder[] => [
  latest(S, { id: "unpublished", title: "Unpublished", icon: EditIcon }, DRAFTS),
  ...[TO_REVIEW, SCHEDULED].map((list) => pane(S, list, ListPane, { list })),
  pane(S, { id: "to-put-right", title: "To put right", icon: WarningOutlineIcon }, ToFix),
  latest(
    S,
    { id: "changed", title: "Changed this week", icon: ClockIcon },
    `dateTime(_updatedAt) > dateTime(now()) - ${WEEK_S}`,
  ),
  pane(S, { id: "deleted", title: "Deleted", icon: TrashIcon }, Trash),
];

/** Opens the pane with what waits for someone. */
export const todayItem = (S: StructureBuilder): ListItemBuilder =>
  pane(S, { id: TODAY, title: "Today", icon: HomeIcon }, Today);

/** Opens the pane of redirects. */
export const redirectsItem = (S: StructureBuilder): ListItemBuilder =>
  pane(S, { id: "redirects", title: "Redirects", icon: DoubleChevronRightIcon }, Redirects);
