import { field, line, list, object, reference, required } from "../fields.ts";
import { checkClosing, checkOfferEnd, checkTime } from "../validation/agency.ts";

/** When the agency is open, in the form that search engines read. */
export const openingHoursField = field(
  "object",
  "openingHours",
  "Opening hours for search engines",
  {
    description: "Visitors see “Hours” under Contact, which may say more, so change both.",
    group: "legal",
    fields: [
      list("days", "Days", "string", {
        options: {
          list: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
        },
        validation: (rule) => [
          rule.required().min(1).error("Tick the days on which you are open."),
          rule.unique(),
        ],
      }),
      line("opens", "Opens", { description: "24-hour, e.g. 09:00", check: checkTime }),
      field("string", "closes", "Closes", {
        description: "24-hour, e.g. 17:00",
        validation: (rule) => [
          rule.required().custom(checkTime),
          // The day this field is part of.
          rule.custom((_, { parent }) => checkClosing(parent as { opens?: string })),
        ],
      }),
    ],
  },
);

/** Offers that search engines are told of, each of a service. */
export const offersField = field("array", "offers", "Sample offers", {
  description: "For search engines.",
  group: "legal",
  of: [
    object("offer", [
      line("name", "Name"),
      reference("service", "Service", "service", { validation: required }),
      field("date", "validFrom", "Valid from"),
      field("date", "validThrough", "Valid until", {
        // The offer this field is part of.
        validation: (rule) =>
          rule.custom((_, { parent }) => checkOfferEnd(parent as { validFrom?: string })),
      }),
    ]),
  ],
});
