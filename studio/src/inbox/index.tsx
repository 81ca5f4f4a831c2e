import { lazy } from "react";
import type { Tool } from "sanity";
import { route } from "sanity/router";
import { InboxIcon } from "./inbox-icon.tsx";

const Inbox = lazy(() => import("./ui/inbox.tsx"));

/** The enquiries of visitors, for the people who answer them. Loaded when somebody opens it. */
export const inboxTool: Tool = {
  name: "enquiries",
  title: "Enquiries",
  icon: InboxIcon,
  component: Inbox,
  router: route.create("/", [route.create("/:enquiry")]),
};
