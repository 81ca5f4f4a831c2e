import { BarChartIcon } from "@sanity/icons/BarChart";
import { BillIcon } from "@sanity/icons/Bill";
import { InboxIcon } from "@sanity/icons/Inbox";
import { SearchIcon } from "@sanity/icons/Search";
import { lazy } from "react";
import { type CurrentUser, type Tool, type ToolMenuProps, useCurrentUser } from "sanity";
import { route } from "sanity/router";
import { useCounts } from "./inbox/site.ts";
import { isStaff } from "./roles/roles.tsx";

const INBOX = "enquiries";

const REPLACE = "replace";

/** Our Studio tools, in order. Each is loaded when it is opened. */
const TOOLS: Tool[] = [
  {
    name: "prices",
    title: "Prices",
    icon: BillIcon,
    component: lazy(() => import("./price-board/ui/price-board.tsx")),
  },
  {
    name: REPLACE,
    title: "Find and replace",
    icon: SearchIcon,
    component: lazy(() => import("./replace/find-and-replace.tsx")),
  },
  {
    name: INBOX,
    title: "Enquiries",
    icon: InboxIcon,
    component: lazy(() => import("./inbox/ui/inbox.tsx")),
    router: route.create("/", [route.create("/:enquiry")]),
  },
  {
    name: "contacts",
    title: "Results",
    icon: BarChartIcon,
    component: lazy(() => import("./contacts/ui/contacts.tsx")),
  },
];

/** Our tools for the signed-in user: the price board publishes, so those who write drafts only are not offered it. */
export const toolsOf = (user: CurrentUser | null): Tool[] =>
  isStaff(user) ? TOOLS : TOOLS.filter(({ name }) => name === REPLACE);

/** The Studio's tool menu, which shows the number of new enquiries that nobody has taken. */
export function ToolMenu(props: ToolMenuProps) {
  const { data } = useCounts(isStaff(useCurrentUser()));
  const tools = props.tools.map((tool) =>
    tool.name === INBOX && data?.free ? { ...tool, title: `${tool.title} (${data.free})` } : tool,
  );
  return props.renderDefault({ ...props, tools });
}
