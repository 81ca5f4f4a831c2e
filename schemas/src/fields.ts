import {
  type DocumentDefinition,
  defineArrayMember,
  defineType,
  type FieldDefinition,
  type FieldDefinitionBase,
  type IntrinsicDefinitions,
  type ObjectDefinition,
  type PreviewConfig,
  type TypeAliasDefinition,
  type ValidationContext,
} from "@sanity/types";
import { pathOf } from "./paths.ts";

declare module "@sanity/types" {
  interface StringOptions {
    /** Software reads it: an address, a key, a colour or a time. The Studio's tools don't treat it as text. */
    isCode?: boolean;
  }
}

type Definition<Type extends string> = Type extends keyof IntrinsicDefinitions
  ? IntrinsicDefinitions[Type]
  : TypeAliasDefinition<Type, undefined>;

/** The options of a field of this type, apart from its type, name and title. */
type Rest<Type extends string> = Omit<Definition<Type>, "type" | "name" | "title"> &
  FieldDefinitionBase;

/** A field of any type: Sanity's own, or one of the schema's. */
export const field = <const Type extends string>(
  type: Type,
  name: string,
  title: string,
  rest?: Rest<Type>,
) =>
  // `Rest` checks the options; the compiler cannot resolve the union of all field types.
  ({ type, name, title, ...rest }) as FieldDefinition;

export const documentType = (
  name: string,
  title: string,
  rest: Omit<DocumentDefinition, "type" | "name" | "title">,
) => defineType({ type: "document", name, title, ...rest });

/** An object type that several documents or blocks use. */
export const objectType = (
  name: string,
  title: string,
  rest: Omit<ObjectDefinition, "type" | "name" | "title">,
) => defineType({ type: "object", name, title, ...rest });

/** Puts fields on one tab of the document form, except those that already name a group. */
export const inGroup = (group: string, fields: readonly FieldDefinition[]) =>
  fields.map((field) => ({ group, ...field }) as FieldDefinition);

/** A field with one of several values, chosen from a menu unless its options say otherwise. */
export const choice = (
  name: string,
  title: string,
  choices: readonly (string | { value: string; title: string })[],
  { options, ...rest }: Rest<"string"> = {},
) => field("string", name, title, { ...rest, options: { ...options, list: [...choices] } });

/** Shows all choices side by side. */
export const IN_A_ROW = { layout: "radio", direction: "horizontal" } as const;

/** A reference field to a document of one or several types. */
export const reference = (
  name: string,
  title: string,
  to: string | readonly string[],
  rest?: Omit<Rest<"reference">, "to">,
) => field("reference", name, title, { ...rest, to: [to].flat().map((type) => ({ type })) });

type ListRest = Omit<Rest<"array">, "of">;

/** A field with a list of values or objects of one type. */
export const list = (name: string, title: string, type: string, rest?: ListRest) =>
  field("array", name, title, { ...rest, of: [{ type }] });

/** A field that leads to a document, which may leave the site all the same: what leads to it is then left out. */
export const linkTo: typeof reference = (name, title, to, rest) =>
  reference(name, title, to, { ...rest, weak: true });

/** A field with a list of documents of one type, each of which may leave the site: the site leaves it out then. */
export const references = (name: string, title: string, to: string, rest?: ListRest) =>
  field("array", name, title, {
    ...rest,
    of: [{ type: "reference", weak: true, to: [{ type: to }] }],
  });

/** A field that only puts documents in order: one that it does not name follows those it names. */
export const sequence = (name: string, title: string, to: string) =>
  references(name, title, to, {
    description: "Drag them into the order that visitors see. Any other follows, by its title.",
    validation: (rule) => rule.unique(),
  });

/** An inline object type for the items of a list. */
export const object = (
  name: string,
  fields: FieldDefinition[],
  rest?: { title?: string; preview?: PreviewConfig },
) => defineArrayMember({ name, type: "object", fields, ...rest });

/** Lists a group by its title and the number of documents that it puts in order. */
export const titleAndCount = (list: string): PreviewConfig => ({
  select: { title: "title", list },
  prepare: ({ title, list: items }) => ({ title, subtitle: `${items?.length ?? 0} ${list}` }),
});

/** Lists a page by its title and its address: a slug alone often says what the title says. */
export const titleAndAddress = (type: string): PreviewConfig => ({
  select: { title: "title", slug: "slug.current" },
  prepare: ({ title, slug }) => ({
    title,
    subtitle: pathOf({ _type: type, slug }) ?? "No address yet",
  }),
});

/** Validation rule for a field that must not be empty. */
export const required = <Rule extends { required(): Rule }>(rule: Rule) => rule.required();

type Options = { description?: string; optional?: boolean };

/** What the text of a field looks like, and what to write if it does not. */
type Pattern = { pattern: RegExp; message: string };

/** A single-line text field; required unless `optional`. */
export const line = (
  name: string,
  title: string,
  {
    optional,
    matches,
    ...rest
  }: Options & Pick<Rest<"string">, "options"> & { matches?: Pattern } = {},
) =>
  field("string", name, title, {
    ...rest,
    validation: (rule) => [
      optional ? rule : rule.required(),
      ...(matches ? [rule.regex(matches.pattern).error(matches.message)] : []),
    ],
  });

/** Which view of an SVG is shown: what its address has after `#`. */
export const pictureView = line("view", "View of the picture", {
  description:
    "The id of a <view> in the SVG, such as phone, or svgView(viewBox(x,y,width,height)). Left empty, all of it is shown.",
  options: { isCode: true },
  optional: true,
});

/** A multi-line plain text field; required unless `optional`. */
export const paragraph = (
  name: string,
  title: string,
  { optional, ...rest }: Options & { rows?: number } = {},
) =>
  field("text", name, title, {
    rows: 3,
    ...rest,
    validation: (rule) => (optional ? rule : rule.required()),
  });

/** A badge: a short label, shown in capitals, in the colour that the site settings give it. */
export const badge = field("string", "badge", "Badge", {
  description: "A short label, e.g. Most popular. The site shows it in capitals.",
  validation: (rule) => rule.required().max(24),
});

export const isPopular = field("boolean", "isPopular", "Highlight with a ring", {
  initialValue: false,
});

/** Requires rating and number of reviews together: no page shows one without the other. */
const requiresBoth =
  (other: "rating" | "reviewCount", sentence: string) =>
  (value: number | undefined, { parent }: ValidationContext) =>
    value !== undefined || Object(parent)[other] === undefined ? true : sentence;

export const ratingFields = [
  field("number", "rating", "Rating", {
    description: "Out of 5. If empty, no rating is shown.",
    validation: (rule) =>
      rule
        .min(1)
        .max(5)
        .precision(1)
        .custom(requiresBoth("reviewCount", "Enter the rating, or remove the number of reviews.")),
  }),
  field("number", "reviewCount", "Number of reviews", {
    validation: (rule) =>
      rule
        .integer()
        .positive()
        .custom(requiresBoth("rating", "Say how many reviews the rating comes from.")),
  }),
];

/** The text that the visitor's chat message starts with. */
export const chatMessage = (options: Options = {}) =>
  paragraph("chatMessage", "Chat message", { rows: 2, ...options });

/** Whether a link to a service leads to its chatbot page. */
export const toLanding = field("boolean", "landing", "Link to its chatbot page", {
  description: "For services that have one.",
  initialValue: false,
});

export const pageTitle = field("string", "title", "Title", {
  validation: (rule) => rule.required().max(90),
});

export const intro = paragraph("intro", "Introduction");

export const sectionsField = (options: { title?: string; description?: string } = {}) =>
  field("sections", "sections", "Blocks", options);

export const seoField = field("seo", "seo", "Search and sharing");

/** Everyday words that the site's search matches. */
export const searchWords = (name: string, title: string, description: string) =>
  field("array", name, title, {
    description,
    of: [defineArrayMember({ type: "string", validation: (rule) => rule.required().max(60) })],
    options: { layout: "tags" },
    validation: (rule) => rule.max(40).unique(),
  });

export const searchPhrases = searchWords(
  "searchPhrases",
  "What people search for",
  "What people type when they need this: “my site was hacked”, “appointments”. Used by the site’s search; visitors never see them.",
);

export const BACKGROUNDS = ["waves", "birds", "cells", "net"] as const;
export type BackgroundType = (typeof BACKGROUNDS)[number];
