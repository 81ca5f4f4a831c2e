import {
  BACKGROUNDS,
  badge,
  chatMessage,
  choice,
  documentType,
  field,
  IN_A_ROW,
  inGroup,
  isPopular,
  line,
  linkTo,
  list,
  objectType,
  paragraph,
  pictureView,
  ratingFields,
  reference,
  references,
  required,
  searchPhrases,
  sectionsField,
  seoField,
  sequence,
  titleAndCount,
} from "../fields.ts";
import { aliasFields, anchorField, slugField } from "../objects/addresses.ts";
import { richFrameFields } from "../objects/content.ts";
import { facts } from "../objects/offer-facts.ts";
import { shortPriceText } from "../objects/price.ts";
import { formatPrice, type Price } from "../price.ts";
import { recordsIn } from "../record.ts";
import { requiredPicture } from "../validation/rules.ts";
import { uniqueAddress } from "../validation/unique-address.ts";

/** A wide picture of what a service delivers, and its parts that show a line of what is included. */
export const plate = objectType("plate", "Picture of the work", {
  fields: [
    field("picture", "picture", "Picture", {
      description:
        "Wide, about twice as wide as high. An SVG is shown as it is, so it has to bring its own fonts.",
      validation: requiredPicture,
    }),
    list("frames", "Parts that phones show", "plateFrame", {
      description:
        "Three upright views of an SVG, from left to right, each with the line of “What’s included” that it shows. Phones and tablets show these instead of the whole, one beside the other.",
      validation: (rule) => rule.max(3),
    }),
    { ...pictureView, name: "card", title: "View that cards show" },
  ],
});

/** The chatbot page of a service: the same product in the rich layout. */
export const landing = objectType("landing", "Rich page", {
  fields: [
    line("title", "Title"),
    field("slug", "slug", "Address", {
      description:
        "At the top of the site, e.g. instagram-chatbot. The page under /services stays, with price, badge and what is included.",
      options: { source: "landing.title", isUnique: () => true },
      validation: (rule) =>
        rule.custom((slug, context) =>
          slug?.current || !context.parent
            ? uniqueAddress("landing")(slug, context)
            : "Give the rich page an address of its own: without one, no visitor finds it.",
        ),
    }),
    paragraph("description", "Description"),
    ...richFrameFields,
    seoField,
  ],
});

export const service = documentType("service", "Service", {
  groups: [
    { name: "content", title: "Content", default: true },
    { name: "pricing", title: "Price" },
    { name: "landing", title: "Rich page" },
    { name: "page", title: "Address and look" },
    { name: "search", title: "Search and sharing" },
  ],
  fields: [
    ...inGroup("content", [
      field("string", "title", "Title", {
        // Ranks services in the Studio’s search above articles about them, whose titles weigh 10.
        options: { search: { weight: 12 } },
        validation: (rule) => rule.required().max(80),
      }),
      field("text", "description", "Description", {
        description: "The service’s own page shows it in full.",
        rows: 4,
        validation: (rule) => rule.required().min(60).max(400),
      }),
      field("text", "cardText", "Text on cards", {
        description:
          "One sentence of up to 85 characters, to fit three lines on a card. If empty, cards show the first three lines of the description.",
        rows: 2,
        validation: (rule) => rule.max(85),
      }),
      field("plate", "plate", "Picture of the work", {
        description: "Shown at full width under the opening.",
        options: { collapsible: true, collapsed: true },
      }),
      list("features", "What’s included", "string", {
        description: "8 to 12. Cards show the first four.",
        validation: (rule) => rule.required().min(8).max(12).unique(),
      }),
      badge,
      isPopular,
      reference("group", "Service group", "serviceGroup", {
        description: "Its place in the catalogue.",
        validation: required,
      }),
      references("relatedServices", "Goes well with", "service", {
        description: "Up to three services, offered at the foot of the page.",
        validation: (rule) => rule.max(3).unique(),
      }),
    ]),
    ...inGroup("pricing", [
      field("price", "startingPrice", "Starting price", {
        description:
          "Shown wherever this service appears, unless there is a price for that place below.",
        // Only here: an optional price with initial values could not be left empty.
        initialValue: { unit: "once", from: false },
        validation: required,
      }),
      line("priceIncludes", "What the price covers", {
        description:
          "A few words beside the price, e.g. 20 products, or: for one mailbox, when you book 12 months, with a day in the studio.",
        optional: true,
      }),
      facts("Quotes and the service’s page show them."),
      list("placePrices", "Prices in one place only", "placePrice", {
        validation: (rule) =>
          rule.custom((prices) => {
            const places = recordsIn(prices).map(({ place }) => place);
            return new Set(places).size === places.length || "Give each place one price.";
          }),
      }),
      linkTo("plansPage", "Page with its plans", "designPage", {
        description:
          "A design page that sells the same as plans, at other prices. Its own rich page needs no entry.",
      }),
      list("addOns", "Add-ons", "addOn"),
      list("alsoQuoted", "Also quoted", "quotedPrice", {
        description: "Other figures found for this service. Visitors never see them.",
        validation: (rule) =>
          rule
            .custom((entries) => {
              const quoted = entries as { price?: Price }[] | undefined;
              if (!quoted?.length) return true;
              const figures = quoted.flatMap(({ price }) => (price ? formatPrice(price) : []));
              return `Also quoted: ${figures.join(", ")}. Decide which is right, then remove this note.`;
            })
            .warning(),
      }),
    ]),
    ...inGroup("content", [
      ...ratingFields,
      chatMessage({
        description:
          "If empty: “Hi Team, I'm interested in your {title} service from your website.”",
        optional: true,
      }),
    ]),
    field("landing", "landing", "Rich page", {
      description: "A second, longer page about the same product (the chatbot pages).",
      group: "landing",
      options: { collapsible: true, collapsed: false },
    }),
    ...inGroup("page", [
      field("boolean", "hasDetailPage", "Has a page of its own", {
        description: "Without one, it is only a card.",
        initialValue: true,
      }),
      slugField("service"),
      ...aliasFields,
      choice("vantaType", "Background", BACKGROUNDS, {
        description: "The animated background behind the title.",
        initialValue: "waves",
        options: IN_A_ROW,
        validation: required,
      }),
    ]),
    ...inGroup("content", [
      sectionsField({
        title: "Further blocks",
        description: "These appear between what is included and the form.",
      }),
    ]),
    ...inGroup("search", [searchPhrases, seoField]),
  ],
  preview: {
    select: {
      title: "title",
      amount: "startingPrice.amount",
      unit: "startingPrice.unit",
      from: "startingPrice.from",
      quoted: "alsoQuoted",
      group: "group.title",
      media: "landing.heroImage",
    },
    prepare: ({ title, amount, unit, from, quoted, group, media }) => ({
      title,
      media,
      subtitle: [
        Array.isArray(quoted) && quoted.length > 0
          ? `${shortPriceText(amount, unit, from)}, to settle`
          : shortPriceText(amount, unit, from),
        group,
      ]
        .filter(Boolean)
        .join(" · "),
    }),
  },
});

export const serviceGroup = documentType("serviceGroup", "Service group", {
  fields: [
    line("title", "Title"),
    anchorField,
    paragraph("description", "Description"),
    sequence("services", "Its services, in order", "service"),
    reference("section", "Section page", "sectionPage", {
      description: "Its services can also be reached under this page’s address.",
    }),
  ],
  preview: titleAndCount("services"),
});
