import { chatMessage, documentType, field, line, linkTo, object, paragraph } from "../fields.ts";
import { anchorField } from "../objects/addresses.ts";
import { requiredPicture } from "../validation/rules.ts";

/** Short facts set like a rate card. */
const facts = (name: string, title: string, description: string) =>
  field("array", name, title, {
    description,
    of: [object("fact", [line("label", "Label"), line("value", "Value")])],
  });

export const project = documentType("project", "Project", {
  fields: [
    line("title", "Title"),
    {
      ...anchorField,
      description: "Marks its place on the page, e.g. /portfolio#clinic-bookings.",
    },
    line("category", "Category"),
    line("location", "Location"),
    paragraph("description", "What it is", { rows: 2 }),
    paragraph("tradeOff", "The trade-off", {
      rows: 3,
      description: "What was given up for it.",
      optional: true,
    }),
    facts("scope", "The scope", "What was made, e.g. Platforms: iOS and Android."),
    facts(
      "typical",
      "Typical scope of such a project",
      "Sizes to plan with, shown as typical: Screens: 20–26. Never a result.",
    ),
    field("picture", "image", "Picture", { validation: requiredPicture }),
    linkTo("article", "Case study", "article", {
      description: "The article about how it was done.",
    }),
    chatMessage(),
  ],
  initialValue: {
    scope: ["Platforms", "Built around", "Left for later"].map((label) => ({
      _type: "fact",
      label,
    })),
    chatMessage: "Hi Team, I saw this project in your portfolio and I’d like something like it.",
  },
  preview: { select: { title: "title", subtitle: "location", media: "image" } },
});
