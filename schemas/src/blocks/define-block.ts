import { defineType, type FieldDefinition } from "@sanity/types";
import { choice, field, line, list, paragraph } from "../fields.ts";

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
  /** What it is for, in an editor's words. */
  description: string;
  group: (typeof BLOCK_GROUPS)[number]["name"];
  fields: readonly FieldDefinition[];
  initialValue?: Record<string, unknown>;
};

/** Fields that can name a block in the list of a page's blocks; the first non-empty one is used. */
const NAMES = {
  heading: "heading",
  eyebrow: "eyebrow",
  formHeading: "formHeading",
  body: "body.0.children.0.text",
  points: "points.0",
};

/** Fields that tell blocks of a type apart: the group or set shown, or else the number of items. */
const DETAILS = {
  group: "group.title",
  set: "set.title",
  items: "items",
  cards: "cards",
  pages: "pages",
  services: "services",
  pictures: "pictures",
};

const PATHS = { ...NAMES, ...DETAILS, isHidden: "isHidden" };

// A preview gives a list as an array, or as an object by index while it loads.
const detailOf = (value: unknown) =>
  typeof value === "object" && value ? String(Object.keys(value).length) : value;

/** Every block has this. `pageAt` leaves it out for visitors, and so do queries that look into blocks. */
const isHidden = field("boolean", "isHidden", "Hide this block", {
  description:
    "It stays here, and leaves the page, search results and everything else that visitors see; the preview shows it faded. To hide or show it at a time, schedule the change.",
});

/**
 * Defines a block: its schema type, with a preview that shows its heading and title, and its group in the menu.
 * @param name its type in the dataset; its folders in `schemas` and `web` have the same name in kebab case
 */
export function defineBlock(
  name: string,
  title: string,
  { description, group, fields, initialValue }: Options,
) {
  const allFields = [...fields, isHidden];
  const type = defineType({
    name,
    title,
    description,
    type: "object",
    fields: allFields,
    ...(initialValue && { initialValue }),
    preview: {
      select: Object.fromEntries(
        Object.entries(PATHS).filter(([path]) => allFields.some(({ name }) => name === path)),
      ),
      prepare: (values) => {
        const first = (of: object) =>
          Object.keys(of)
            .map((key) => values[key])
            .find(Boolean);
        const name = first(NAMES);
        const detail = detailOf(first(DETAILS));
        const subtitle = [values.isHidden && "Hidden", name && title, detail]
          .filter(Boolean)
          .join(" · ");
        return { title: name ?? title, subtitle };
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

/** The list of a block's items; it needs at least one. */
export const items = (title: string, type: "featureItem" | "step" | "useCase" | "faqItem") =>
  list("items", title, type, { validation: (rule) => rule.required().min(1) });

/** How a block lays out its items; the first choice is the default. */
export const layout = (choices: readonly { value: string; title: string }[]) =>
  choice("layout", "Layout", choices);

/** Whether a block has a tinted background instead of the page's. */
export const band = () =>
  field("boolean", "band", "On a tinted band", {
    description: "A background that sets this block apart from its neighbours.",
  });
