import { defineArrayMember, defineField } from "@sanity/types";
import { band, defineBlock, headFields } from "../define-block.ts";

/** How the cards stand. */
export const CARD_LAYOUTS = [
  { value: "grid", title: "Three in a row" },
  { value: "two", title: "Two in a row" },
  { value: "rows", title: "Lines of a rate card" },
] as const;

type Parent = { parent?: { group?: unknown; services?: unknown[] } };

/** Services as cards: those chosen, or all of one group. */
export const serviceCards = defineBlock({
  name: "serviceCards",
  title: "Service cards",
  description: "Services with their prices: those you choose, or a whole group.",
  group: "offers",
  fields: [
    ...headFields(),
    defineField({
      name: "group",
      title: "All services of this group, in its order",
      type: "reference",
      to: [{ type: "serviceGroup" }],
      hidden: ({ parent, value }: Parent & { value?: unknown }) =>
        !value && (parent?.services?.length ?? 0) > 0,
    }),
    defineField({
      name: "services",
      title: "Or these services, in this order",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "service" }] })],
      hidden: ({ parent }: Parent) => Boolean(parent?.group),
      validation: (rule) => [
        rule.unique(),
        rule.custom((services, { parent }) =>
          services?.length || (parent as Parent["parent"])?.group
            ? true
            : "Choose a group, or at least one service: without either the block stays empty.",
        ),
      ],
    }),
    defineField({
      name: "layout",
      title: "Layout",
      type: "string",
      options: { list: CARD_LAYOUTS.map(({ value, title }) => ({ value, title })) },
    }),
    defineField({
      name: "screens",
      title: "Show the screen drawn for each app",
      type: "boolean",
    }),
    band(),
  ],
});
