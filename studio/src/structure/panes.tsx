import { CalendarIcon } from "@sanity/icons/Calendar";
import { ClockIcon } from "@sanity/icons/Clock";
import { DoubleChevronRightIcon } from "@sanity/icons/DoubleChevronRight";
import { DragHandleIcon } from "@sanity/icons/DragHandle";
import { EditIcon } from "@sanity/icons/Edit";
import { WarningOutlineIcon } from "@sanity/icons/WarningOutline";
import type { ComponentType } from "react";
import type { ListItemBuilder, StructureBuilder, UserComponent } from "sanity/structure";
import { ChangedThisWeek } from "../lists/ui/changed.tsx";
import { ToFix } from "../lists/ui/to-fix.tsx";
import { Unpublished } from "../lists/ui/unpublished.tsx";
import { OrderOnSite } from "../order/order-pane.tsx";
import { Redirects } from "../redirects/redirects-pane.tsx";
import { Scheduled } from "../schedule/scheduled-pane.tsx";

/** The lists of what waits for someone: drafts, what is wrong or missing, what is new. */
export function attentionItems(S: StructureBuilder): ListItemBuilder[] {
  return [
    item(S, "unpublished", "Unpublished", EditIcon, Unpublished),
    item(S, "scheduled", "Scheduled", CalendarIcon, Scheduled),
    item(S, "to-put-right", "To put right", WarningOutlineIcon, ToFix),
    item(S, "changed", "Changed this week", ClockIcon, ChangedThisWeek),
  ];
}

/** Every list whose order the site shows, to be dragged into another. */
export const orderItem = (S: StructureBuilder): ListItemBuilder =>
  item(S, "order", "Order on the site", DragHandleIcon, OrderOnSite);

/** Every address that leads to a page. */
export const redirectsItem = (S: StructureBuilder): ListItemBuilder =>
  item(S, "redirects", "Redirects", DoubleChevronRightIcon, Redirects);

function item(
  S: StructureBuilder,
  id: string,
  title: string,
  icon: ComponentType,
  pane: UserComponent,
): ListItemBuilder {
  return S.listItem()
    .id(id)
    .title(title)
    .icon(icon)
    .child(
      S.component(pane)
        .id(id)
        .title(title)
        .child((documentId, { params }) =>
          // Each row says of which type its document is.
          S.defaultDocument({ documentId, schemaType: String(Object(params).type) }),
        ),
    );
}
