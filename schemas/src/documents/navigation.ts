import {
  documentType,
  field,
  line,
  list,
  object,
  objectType,
  reference,
  required,
  toLanding,
} from "../fields.ts";
import { entriesInRow } from "../menu-row.ts";
import { LINKABLE_TYPES } from "../types.ts";

const links = (name: string, title: string, description?: string) =>
  list(name, title, "navigationLink", { ...(description && { description }) });

/** Warns about the entries that do not fit in the header’s row. */
function fitsRow(value: unknown[] | undefined): true | string {
  // The form stores entries in this shape; a label may still be missing.
  const entries = (value ?? []) as { label?: string; children?: unknown[] }[];
  const folded = entries.slice(entriesInRow(entries)).map(({ label }) => label ?? "…");
  if (folded.length === 0) return true;
  return `The row has no room for ${folded.join(", ")}: visitors find ${folded.length === 1 ? "it" : "them"} in “More” at its end. Shorten labels or take entries out; what matters most comes first.`;
}

/** A link with a label of its own, so that renaming a page does not rename the menu. */
export const navigationLink = objectType("navigationLink", "Link", {
  fields: [
    line("label", "Label"),
    reference("target", "Page", LINKABLE_TYPES, { validation: required }),
    toLanding,
  ],
  preview: { select: { title: "label", subtitle: "target.title" } },
});

export const navigation = documentType("navigation", "Navigation", {
  fields: [
    field("array", "header", "Header", {
      description: "One row on screens of 1280 px and more. What doesn’t fit goes into “More”.",
      of: [
        object(
          "navigationGroup",
          [
            line("label", "Label"),
            reference("target", "Page", LINKABLE_TYPES, { validation: required }),
            links("children", "Dropdown"),
          ],
          { title: "Section", preview: { select: { title: "label", subtitle: "target.title" } } },
        ),
      ],
      validation: (rule) => [rule.required(), rule.custom(fitsRow).warning()],
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
