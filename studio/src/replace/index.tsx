import { SearchIcon } from "@sanity/icons/Search";
import { lazy } from "react";
import type { Tool } from "sanity";

const FindAndReplace = lazy(() => import("./find-and-replace.tsx"));

/** Finds a text in every document, and replaces it. Loaded when someone opens it. */
export const replaceTool: Tool = {
  name: "replace",
  title: "Find and replace",
  icon: SearchIcon,
  component: FindAndReplace,
};
