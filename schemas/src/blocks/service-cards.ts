import { choice, reference, references } from "../fields.ts";
import { serviceCardSection } from "../fragments.ts";
import { band, defineBlock, headFields } from "./define-block.ts";

const CARD_LAYOUTS = [
  { value: "grid", title: "Three in a row" },
  { value: "two", title: "Two in a row" },
  { value: "rows", title: "Lines of a rate card" },
] as const;

type Parent = { parent?: { group?: unknown; services?: unknown[] } };

export const serviceCards = defineBlock("serviceCards", "Service cards", {
  description: "Services with their prices: those you choose, or a whole group.",
  group: "offers",
  fields: [
    ...headFields(),
    reference("group", "All services of this group, in its order", "serviceGroup", {
      hidden: ({ parent, value }: Parent & { value?: unknown }) =>
        !value && (parent?.services?.length ?? 0) > 0,
    }),
    references("services", "Or these services, in this order", "service", {
      hidden: ({ parent }: Parent) => Boolean(parent?.group),
      validation: (rule) => rule.unique(),
    }),
    choice("layout", "Layout", CARD_LAYOUTS),
    band(),
  ],
});

/** Services chosen one by one; those of a group are read by `GROUP_SERVICES_QUERY`. */
export const serviceCardsView = /* groq */ `
  heading, intro, "group": group._ref,
  services[defined(@->)]->{ ${serviceCardSection} }, "gone": services[!defined(@->)]._ref,
  layout, band
` as const;
