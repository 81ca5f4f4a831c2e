import type { FieldDefinition } from "@sanity/types";
import { OPENING_AND_CLOSING } from "../blocks/opening-and-closing.ts";
import {
  choice,
  documentType,
  intro,
  line,
  pageTitle,
  paragraph,
  reference,
  searchPhrases,
  sectionsField,
  seoField,
  titleAndAddress,
} from "../fields.ts";
import { aliasFields, sectionSlugField, slugField } from "../objects/addresses.ts";
import { ICON_CHOICES, richFrameFields } from "../objects/content.ts";

/** A page with an address, an introduction and blocks. */
const fieldsOf = (address: FieldDefinition) => [
  ...[pageTitle, address, ...aliasFields, intro],
  ...[sectionsField(), searchPhrases, seoField],
];

/** A page at an address of the editor's choice, such as the privacy page. */
export const page = documentType("page", "Page", {
  fields: fieldsOf(slugField("page")),
  initialValue: { sections: OPENING_AND_CLOSING },
  preview: titleAndAddress("page"),
});

/** The head page of a section, such as `/ai-services`. */
export const sectionPage = documentType("sectionPage", "Section page", {
  fields: fieldsOf(sectionSlugField),
  // Its headline says what the section does; everyone calls it by its address.
  preview: {
    select: { title: "title", slug: "slug.current" },
    prepare: ({ title, slug }) => ({ title: slug ? `/${slug}` : title, subtitle: title }),
  },
});

/** A page about one kind of interface design. Its cards show its first picture and its packages. */
export const designPage = documentType("designPage", "Design page", {
  fields: [
    pageTitle,
    slugField("designPage"),
    ...aliasFields,
    paragraph("summary", "Summary for cards", { rows: 2 }),
    paragraph("description", "Introduction"),
    sectionsField(),
    searchPhrases,
    seoField,
  ],
  initialValue: { sections: OPENING_AND_CLOSING },
  preview: { select: { title: "title", subtitle: "summary" } },
});

/** A page about one social platform, in the rich layout. */
export const platformPage = documentType("platformPage", "Platform page", {
  fields: [
    pageTitle,
    slugField("platformPage"),
    ...aliasFields,
    line("platform", "Platform", { description: "Its name on cards, e.g. Instagram." }),
    choice("icon", "Icon on cards", ICON_CHOICES),
    paragraph("summary", "Summary for cards", { rows: 2 }),
    paragraph("description", "Introduction"),
    reference("service", "Service", "service", {
      description:
        "Cards take their price and “Read More Details” link from it. Without one, they show the price of the package that starts the platform, or of the cheapest.",
    }),
    ...richFrameFields,
    searchPhrases,
    seoField,
  ],
  preview: { select: { title: "title", subtitle: "summary", media: "heroImage" } },
});

/** A page that exists once, at an address of its own. */
const singlePage = (name: string, title: string, fields: FieldDefinition[]) =>
  documentType(name, title, {
    fields: [pageTitle, intro, ...fields, seoField],
    preview: { select: { subtitle: "title" }, prepare: ({ subtitle }) => ({ title, subtitle }) },
  });

export const homePage = singlePage("homePage", "Home", [sectionsField()]);
const sharedFields = [...aliasFields, sectionsField(), searchPhrases];
export const aboutPage = singlePage("aboutPage", "About", sharedFields);
export const contactPage = singlePage("contactPage", "Contact", sharedFields);
