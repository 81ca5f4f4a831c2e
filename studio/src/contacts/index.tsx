import { BarChartIcon } from "@sanity/icons/BarChart";
import { lazy } from "react";
import type { Tool } from "sanity";

const Contacts = lazy(() => import("./ui/contacts.tsx"));

/** Which pages bring enquiries, calls and chats. Loaded when someone opens it. */
export const contactsTool: Tool = {
  name: "contacts",
  title: "Contacts",
  icon: BarChartIcon,
  component: Contacts,
};
