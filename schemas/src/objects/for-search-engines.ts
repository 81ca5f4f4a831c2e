import { defineArrayMember, defineField } from "@sanity/types";
import { line } from "../fields.ts";
import { checkClosing, checkOfferEnd, checkTime } from "../validation/agency.ts";

/** When the agency is open, in the form that search engines read. */
export const openingHoursField = defineField({
  name: "openingHours",
  title: "Opening hours for search engines",
  description: "Visitors see “Hours” under Contact, which may say more, so change both.",
  type: "object",
  group: "legal",
  fields: [
    defineField({
      name: "days",
      title: "Days",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      options: {
        list: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      },
      validation: (rule) => [
        rule.required().min(1).error("Tick the days on which you are open."),
        rule.unique(),
      ],
    }),
    line("opens", "Opens", { description: "24-hour, e.g. 09:00", check: checkTime }),
    defineField({
      name: "closes",
      title: "Closes",
      description: "24-hour, e.g. 17:00",
      type: "string",
      validation: (rule) => [
        rule.required().custom(checkTime),
        // The day this field is part of.
        rule.custom((_, { parent }) => checkClosing(parent as { opens?: string })),
      ],
    }),
  ],
});

/** Offers that search engines are told of, each of a service. */
export const offersField = defineField({
  name: "offers",
  title: "Sample offers",
  description: "For search engines.",
  type: "array",
  group: "legal",
  of: [
    defineArrayMember({
      name: "offer",
      type: "object",
      fields: [
        line("name", "Name"),
        defineField({
          name: "service",
          title: "Service",
          type: "reference",
          to: [{ type: "service" }],
          validation: (rule) => rule.required(),
        }),
        defineField({ name: "validFrom", title: "Valid from", type: "date" }),
        defineField({
          name: "validThrough",
          title: "Valid until",
          type: "date",
          // The offer this field is part of.
          validation: (rule) =>
            rule.custom((_, { parent }) => checkOfferEnd(parent as { validFrom?: string })),
        }),
      ],
    }),
  ],
});
