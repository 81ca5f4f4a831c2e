import {
  choice,
  documentType,
  field,
  IN_A_ROW,
  inGroup,
  line,
  linkTo,
  list,
  object,
  paragraph,
  ratingFields,
  required,
} from "../fields.ts";
import { BADGE_COLOURS, DEFAULT_BADGES, DEFAULT_RATING } from "../look.ts";

const TIME = {
  pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  message: "Enter the time in 24-hour format, e.g. 09:00 or 17:30.",
};

/** When the agency is open: some days of the week, from one time to another. */
const hoursFields = [
  list("days", "Days", "string", {
    options: {
      list: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    },
    validation: (rule) => [
      rule.required().min(1).error("Tick the days on which you are open."),
      rule.unique(),
    ],
  }),
  line("opens", "Opens", {
    description: "24-hour, e.g. 09:00",
    matches: TIME,
    options: { isCode: true },
  }),
  line("closes", "Closes", {
    description: "24-hour, e.g. 17:00",
    matches: TIME,
    options: { isCode: true },
  }),
];

export const siteSettings = documentType("siteSettings", "Site settings", {
  groups: [
    { name: "agency", title: "Agency", default: true },
    { name: "contact", title: "Contact" },
    { name: "claims", title: "Claims and promises" },
    { name: "cards", title: "Cards" },
    { name: "legal", title: "Legal and offers" },
  ],
  fields: [
    ...inGroup("agency", [
      line("name", "Agency name"),
      line("shortName", "Short name", { description: "Beside the mark in the header." }),
      paragraph("description", "One sentence about the agency", { rows: 2 }),
      list("cities", "Cities served", "string", {
        validation: (rule) => rule.required().unique(),
      }),
      list("regions", "States and territories served", "string", {
        validation: (rule) => rule.required().unique(),
      }),
      field("object", "announcement", "Announcement", {
        description:
          "A line above the header of every page, until you empty it. To start or end it at a time, change it and use Schedule publish.",
        fields: [
          field("string", "text", "Message", {
            validation: (rule) =>
              // Five lines on the narrowest phone.
              rule.max(140).error("At most 140 characters: link to a page that says more."),
          }),
          list("links", "Link", "navigationLink", {
            description: "Optional: a page of the site that says more.",
            validation: (rule) => rule.max(1).error("Keep one link."),
          }),
        ],
      }),
    ]),
    ...inGroup("contact", [
      line("phone", "Phone", {
        description: "As it is read, e.g. (02) 5550 1234.",
        matches: {
          pattern: /^\+?[\d\s()-]{6,20}$/,
          message: "Enter a complete number, e.g. (02) 5550 1234, 0491 570 006 or 1300 975 707.",
        },
      }),
      line("whatsappNumber", "WhatsApp number", {
        description: "International, e.g. +61 491 570 006.",
        matches: {
          pattern: /^\+[1-9][\d\s]{7,20}$/,
          message:
            "Write the number with + and its country code, without the 0 after it, e.g. +61 491 570 006.",
        },
      }),
      field("email", "email", "Email", { validation: required }),
      line("chatGreeting", "Chat greeting", {
        description: "For chat buttons with no subject.",
      }),
      field("object", "address", "Address", {
        fields: [
          line("street", "Street"),
          line("suburb", "Suburb or city"),
          line("state", "State"),
          line("postcode", "Postcode"),
          field("geopoint", "location", "Position on the map", { validation: required }),
        ],
      }),
      field("array", "hours", "Hours", {
        description:
          "What visitors see, in AEST. Search engines use “Opening hours for search engines” under “Legal and offers”, so change both.",
        of: [object("hoursEntry", [line("label", "What"), line("value", "When")])],
      }),
    ]),
    ...inGroup("claims", [
      field("array", "claims", "Claims", {
        description:
          "The figures on the home and portfolio pages. The first two are in the home page’s opening, the first four elsewhere.",
        of: [
          object(
            "claim",
            [
              line("figure", "Figure", { description: "e.g. 500+" }),
              line("label", "What it counts"),
            ],
            { preview: { select: { title: "figure", subtitle: "label" } } },
          ),
        ],
        validation: (rule) => rule.required().min(4),
      }),
      field("object", "promises", "Response promises", {
        fields: [
          line("reply", "Contact page", { description: "e.g. We reply within 24 hours" }),
          line("quote", "Note under the quote form"),
          line("support", "Support"),
        ],
      }),
      list("nextSteps", "What happens next", "string", {
        description: "Beside each form: what happens once someone has asked, in order.",
        validation: (rule) => rule.max(5).unique(),
      }),
      field("date", "newBuildsFrom", "New builds start in the week of", {
        description: "Beside each form. Leave it empty, and nothing is shown.",
      }),
      ...ratingFields,
      linkTo("sampleQuote", "Sample quote", "page", {
        description: "The page with the sample quote. Quote forms link to it.",
      }),
    ]),
    ...inGroup("cards", [
      field("array", "badges", "Colours of badges", {
        description: "Badges not listed here are green.",
        initialValue: DEFAULT_BADGES.map((badge) => ({ _type: "badgeColour", ...badge })),
        of: [
          object(
            "badgeColour",
            [
              line("label", "Badge", { description: "As on the card, in any capitals." }),
              choice("colour", "Colour", BADGE_COLOURS, {
                options: IN_A_ROW,
                validation: required,
              }),
            ],
            { preview: { select: { title: "label", subtitle: "colour" } } },
          ),
        ],
      }),
      field("object", "defaultRating", "Rating of roles and sections", {
        description:
          "Shown above the roles for hire and on cards about a section. Each service shows its own rating, or none.",
        initialValue: DEFAULT_RATING,
        fields: ratingFields,
        validation: required,
      }),
    ]),
    ...inGroup("legal", [
      field("object", "openingHours", "Opening hours for search engines", {
        description: "Visitors see “Hours” under Contact, which may say more, so change both.",
        fields: hoursFields,
        validation: (rule) =>
          rule.custom((hours) => {
            const { opens, closes } = Object(hours);
            return !closes || closes > opens || "Enter a closing time after the opening time.";
          }),
      }),
      line("abn", "Business number (ABN)", {
        matches: {
          pattern: /^(?:\d\s?){11}$/,
          message: "Enter the eleven digits of the ABN, e.g. 51 824 753 556.",
        },
      }),
      field("array", "assurances", "Insurance, certificates, location of staff", {
        description:
          "Only what’s true and in force, e.g. “Public liability”, “$20 million, to June 2027”. At the foot of every page and on the contact page; left empty, the site says nothing about them.",
        of: [object("assurance", [line("label", "What"), line("value", "Details")])],
      }),
      field("number", "copyrightYear", "Copyright year", {
        description: "If empty, the year we are in.",
        validation: (rule) => rule.integer(),
      }),
      line("priceRange", "Price range", { description: "e.g. $299-$9999 AUD" }),
      list("payments", "Payments accepted", "string"),
      field("array", "offers", "Sample offers", {
        description: "For search engines.",
        of: [
          object("offer", [
            line("name", "Name"),
            linkTo("service", "Service", "service", { validation: required }),
            field("date", "validFrom", "Valid from"),
            field("date", "validThrough", "Valid until", {
              validation: (rule) => rule.min(rule.valueOfField("validFrom")),
            }),
          ]),
        ],
      }),
      paragraph("collectionNotice", "Privacy note beside forms that are stored"),
      paragraph("chatNotice", "Privacy note beside forms that open WhatsApp", {
        description: "If empty, the note for stored forms is used here too.",
        optional: true,
      }),
    ]),
  ],
  preview: { prepare: () => ({ title: "Site settings" }) },
});
