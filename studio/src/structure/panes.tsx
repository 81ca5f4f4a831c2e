import { CalendarIcon } from "@sanity/icons/Calendar";
import { ClockIcon } from "@sanity/icons/Clock";
import { DoubleChevronRightIcon } from "@sanity/icons/DoubleChevronRight";
import { DragHandleIcon } from "@sanity/icons/DragHandle";
import { EditIcon } from "@sanity/icons/Edit";
import { WarningOutlineIcon } from "@sanity/icons/WarningOutline";
import type { ComponentType } from "react";
import type { ListItemBuilder, StructureBuilder, UserComponent } from "sanity/structure";
import { ChangedThisWeek, Unpublished } from "../lists/ui/changed.tsx";
import { ToFix } from "../lists/ui/to-fix.tsx";
import { OrderOnSite } from "../order/order-pane.tsx";
import { Redirects } from "../redirects/redirects.tsx";
import { Scheduled } from "../schedule/scheduled-pane.tsx";

type Named = { id: string; title: string; icon: ComponentType };

/** An entry of a list, and what it opens. */
export const item = (
  S: StructureBuilder,
  { id, title, icon }: Named,
  child: Parameters<ListItemBuilder["child"]>[0],
): ListItemBuilder => S.listItem().id(id).title(title).icon(icon).child(child);

/** An entry that opens a pane of ours, whose rows open documents. */
const pane = (S: StructureBuilder, named: Named, component: UserComponent): ListItemBuilder =>
  item(
    S,
    named,
    S.component(component)
      .id(named.id)
      .title(named.title)
      .child((documentId, { params }) =>
        // Each row says of which type its document is.
        S.defaultDocument({ documentId, schemaType: String(Object(params).type) }),
      ),
  );

/** The lists of what waits for someone: drafts, what is wrong or missing, what is new. */
export const attentionItems = (S: StructureBuilder): ListItemBuilder[] => [
  pane(S, { id: "unpublished", title: "Unpublished", icon: EditIcon }, Unpublished),
  pane(S, { id: "scheduled", title: "Scheduled", icon: CalendarIcon }, Scheduled),
  pane(S, { id: "to-put-right", title: "To put right", icon: WarningOutlineIcon }, ToFix),
  pane(S, { id: "changed", title: "Changed this week", icon: ClockIcon }, ChangedThisWeek),
];

/** Every list whose order the site shows, to be dragged into another. */
export const orderItem = (S: StructureBuilder): ListItemBuilder =>
  pane(S, { id: "order", title: "Order on the site", icon: DragHandleIcon }, OrderOnSite);

/** Every address that leads to a page. */
export const redirectsItem = (S: StructureBuilder): ListItemBuilder =>
  pane(S, { id: "redirects", title: "Redirects", icon: DoubleChevronRightIcon }, Redirects);
