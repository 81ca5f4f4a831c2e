import { defineField, defineType, type FieldDefinition } from "@sanity/types";
import { line, paragraph } from "../fields.ts";

/** The groups of the menu from which editors pick a block. */
export const BLOCK_GROUPS = [
  { name: "frame", title: "Opening and closing" },
  { name: "offers", title: "Services and prices" },
  { name: "arguments", title: "Reasons and answers" },
  { name: "reading", title: "Text and pictures" },
  { name: "agency", title: "The agency" },
  { name: "forms", title: "Forms" },
] as const;

type Options = {
  /** Its type in the dataset; its folders in `schemas` and `web` have the same name, with hyphens. */
  name: string;
  title: string;
  /** What it is for, in an editor's words. */
  description: string;
  group: (typeof BLOCK_GROUPS)[number]["name"];
  fields: readonly FieldDefinition[];
  /** What a new block starts with. */
  initialValue?: Record<string, unknown>;
};

/** The fields that may name a block in the list of a page's blocks: the first that is filled in. */
const NAMES = ["heading", "eyebrow", "formHeading", "label"] as const;

/**
 * Defines a block: one part of a page, which editors add, move, duplicate and remove.
 * @returns its schema type, whose entry in a page's list shows its heading and what it is, and the
 * group of the menu it is picked from
 */
export function defineBlock({ name, title, description, group, fields, initialValue }: Options) {
  const named = NAMES.filter((field) => fields.some((own) => own.name === field));
  const type = defineType({
    name,
    title,
    description,
    type: "object",
    fields: [...fields],
    ...(initialValue && { initialValue }),
    preview: {
      select: Object.fromEntries(named.map((field) => [field, field])),
      prepare: (values) => {
        const heading = named.map((field) => values[field]).find(Boolean);
        return heading ? { title: heading, subtitle: title } : { title };
      },
    },
  });
  return { type, group };
}

/** The heading of a block and the sentence beside it, both optional. */
export const headFields = () => [
  line("heading", "Heading", { optional: true }),
  paragraph("intro", "Sentence beside it", { rows: 2, optional: true }),
];

/** Whether a block stands on a tinted band instead of the page's paper. */
export const band = () =>
  defineField({
    name: "band",
    title: "On a tinted band",
    description: "Sets this part off from the ones around it.",
    type: "boolean",
  });
