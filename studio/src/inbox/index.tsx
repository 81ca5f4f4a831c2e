import { InboxIcon } from "@sanity/icons/Inbox";
import { lazy } from "react";
import type { Tool } from "sanity";
import { route } from "sanity/router";

const Inbox = lazy(() => import("./ui/inbox.tsx"));

/** The tool's name, and where it begins. */
export const INBOX = "enquiries";

/** The enquiries of visitors, for the people who answer them. Loaded when someone opens it. */
export const inboxTool: Tool = {
  name: INBOX,
  title: "Enquiries",
  icon: InboxIcon,
  component: Inbox,
  router: route.create("/", [route.create("/:enquiry")]),
};
