import type { PreviewConfig } from "@sanity/types";
import {
  documentType,
  field,
  line,
  linkTo,
  list,
  object,
  objectType,
  required,
  toLanding,
} from "../fields.ts";
import { MAX_IN_ROW } from "../header-row.ts";
import { PAGE_TYPES } from "../types.ts";

const links = (name: string, title: string, description?: string) =>
  list(name, title, "navigationLink", { ...(description && { description }) });

/** Lines without an icon: all would have the same. */
const plainPreview = (title: string, subtitle: string): PreviewConfig => ({
  select: { title, subtitle },
  prepare: (values) => ({ ...values, media: () => null }),
});

/** A link with a label of its own, so that renaming a page does not rename the menu. */
export const navigationLink = objectType("navigationLink", "Link", {
  fields: [
    line("label", "Label"),
    linkTo("target", "Page", PAGE_TYPES, { validation: required }),
    toLanding,
  ],
  preview: plainPreview("label", "target.title"),
});

export const navigation = documentType("navigation", "Navigation", {
  fields: [
    field("array", "header", "Header", {
      description: `One row on screens of 1280 px and more. After the first ${MAX_IN_ROW}, entries go into “More”: what matters most comes first.`,
      of: [
        object(
          "navigationGroup",
          [
            line("label", "Label"),
            linkTo("target", "Page", PAGE_TYPES, { validation: required }),
            links("children", "Dropdown"),
          ],
          { title: "Section", preview: plainPreview("label", "target.title") },
        ),
      ],
      validation: required,
    }),
    line("chatLabel", "Chat button"),
    field("array", "footer", "Footer", {
      of: [
        object("footerColumn", [line("title", "Title"), links("links", "Links")], {
          title: "Column",
        }),
      ],
      validation: required,
    }),
    links(
      "suggestions",
      "Search suggestions",
      "What the search offers before anything is typed, and where nothing is found: questions, each with the page that answers it.",
    ),
  ],
  preview: { prepare: () => ({ title: "Navigation" }) },
});
