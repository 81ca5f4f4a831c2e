import { OPENING_AND_CLOSING } from "@currawong/schemas/blocks/opening-and-closing";
import { DOCUMENTS } from "@currawong/schemas/documents.generated";
import { getTypeEntry, TYPE_NAMES } from "@currawong/schemas/types";
import { BookIcon } from "@sanity/icons/Book";
import { CalendarIcon } from "@sanity/icons/Calendar";
import { CaseIcon } from "@sanity/icons/Case";
import { CreditCardIcon } from "@sanity/icons/CreditCard";
import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import type { NewDocumentOptionsContext, Template } from "sanity";

/** A block without a key: the Studio adds keys to array items. */
const block = (style: string, text: string) => ({
  _type: "block",
  style,
  markDefs: [],
  children: [{ _type: "span", marks: [], text }],
});

const heading = (text: string) => block("h2", text);

/** An empty paragraph to fill in. */
const paragraph = () => block("normal", "");

/** A callout with a title and no text. */
const callout = (title: string) => ({ _type: "callout", tone: "note", title });

/** A table with a header row and a number of empty rows. */
const table = (head: readonly string[], rows: number) => ({
  _type: "table",
  rows: [head, ...Array.from({ length: rows }, () => head.map(() => ""))].map((cells) => ({
    _type: "tableRow",
    cells: cells.map((text) => block("normal", text)),
  })),
});

/** A heading followed by an empty paragraph. */
function section(title: string) {
  return [heading(title), paragraph()];
}

/** Puts blocks between the opening and the closing that every page has. */
function withOpeningAndClosing(...blocks: { _type: string; heading?: string }[]) {
  const [opening, closing] = OPENING_AND_CLOSING;
  return [opening, ...blocks, closing];
}

/**
 * Starting points offered beside an empty document. They bring headings, blocks and fixed values; editors
 * write every sentence that visitors read.
 */
export const kinds: Template[] = [
  {
    id: "article-case-study",
    schemaType: "article",
    title: "Case study",
    description: "The brief, what was built, what it taught",
    icon: CaseIcon,
    value: {
      body: [
        ...["What the brief asks for", "What to build", "Trade-offs to agree on"].flatMap(section),
        ...section("What to cut, and what to keep"),
      ],
    },
  },
  {
    id: "article-guide",
    schemaType: "article",
    title: "Guide with prices",
    description: "A short answer, a table of prices, questions to ask",
    icon: BookIcon,
    value: {
      body: [
        callout("In short"),
        ...section("What it takes"),
        heading("What it costs"),
        table(["What", "Price", "Covers"], 2),
        ...section("Questions to put to any provider"),
        ...section("When to leave it alone"),
      ],
    },
  },
  {
    id: "service-by-the-month",
    schemaType: "service",
    title: "Service by the month",
    description: "Charged monthly, such as care or marketing",
    icon: CalendarIcon,
    value: { startingPrice: { unit: "month", from: false } },
  },
  {
    id: "page-offer",
    schemaType: "page",
    title: "Page about an offer",
    description: "Reasons, prices, how it goes, questions",
    icon: CreditCardIcon,
    value: {
      sections: withOpeningAndClosing(
        { _type: "features", heading: "What you get" },
        { _type: "rateCard", heading: "What it costs" },
        { _type: "steps", heading: "How it goes" },
        { _type: "questions", heading: "Frequently Asked Questions" },
      ),
    },
  },
  {
    id: "page-text",
    schemaType: "page",
    title: "Page to read",
    description: "A text with headings, such as terms",
    icon: DocumentTextIcon,
    value: { sections: withOpeningAndClosing({ _type: "prose" }) },
  },
];

/** Removes kinds from the global “create” menu, which lists types; the lists of their type offer them. */
export function withoutKinds<T extends { templateId?: string }>(
  options: T[],
  { creationContext }: Pick<NewDocumentOptionsContext, "creationContext">,
): T[] {
  if (creationContext.type !== "global") return options;
  return options.filter(({ templateId }) => !kinds.some(({ id }) => id === templateId));
}

/** A document created in a group's list is assigned to that group; the parameter is the group's id. */
export const withinGroups: Template[] = TYPE_NAMES.flatMap((schemaType) => {
  const { group } = getTypeEntry(schemaType) ?? {};
  if (!group) return [];
  return {
    id: `${schemaType}-in-${group.field}`,
    schemaType,
    title: `${DOCUMENTS[schemaType].title} in this ${group.field}`,
    parameters: [{ name: "groupId", type: "string" }],
    value: ({ groupId }: { groupId: string }) => ({
      [group.field]: { _type: "reference", _ref: groupId },
    }),
  };
});
