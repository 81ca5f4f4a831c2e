import { BACKGROUNDS, choice, field, IN_A_ROW, line, list } from "../fields.ts";
import { link, pictureFields } from "../fragments.ts";
import { defineBlock } from "./define-block.ts";

/** What can appear beside the title of a page. */
const HERO_ASIDES = [
  { value: "none", title: "Nothing" },
  { value: "rates", title: "Rate card: the prices of the first priced block below" },
  { value: "picture", title: "Picture" },
  { value: "portrait", title: "Picture, upright" },
  { value: "conversation", title: "Sample conversation" },
  { value: "cases", title: "Pictures of the projects below" },
] as const;

const asideIs = (...asides: readonly string[]) => ({
  hidden: ({ parent }: { parent?: { aside?: string } }) => !asides.includes(parent?.aside ?? ""),
});

export const hero = defineBlock("hero", "Opening", {
  description: "The dark opening of a page, with the page’s title and introduction.",
  group: "frame",
  initialValue: { background: "waves" },
  fields: [
    line("eyebrow", "Line above the title", { optional: true }),
    list("buttons", "Buttons", "button", {
      description: "The first is the page’s main action.",
      validation: (rule) => rule.max(2),
    }),
    choice("background", "Background", BACKGROUNDS, {
      description: "The animated background behind the title. If empty: plain dark.",
      options: IN_A_ROW,
    }),
    choice("aside", "Beside the title", HERO_ASIDES),
    field("picture", "picture", "Picture", { ...asideIs("picture", "portrait") }),
    list("conversation", "Sample conversation", "chatTurn", { ...asideIs("conversation") }),
    field("string", "ratesTitle", "Title of the rate card", { ...asideIs("rates") }),
    field("boolean", "priceRange", "Show the range of the prices below"),
    field("boolean", "claims", "Show the agency’s figures along the foot"),
  ],
});

export const heroView = /* groq */ `
  eyebrow,
  buttons[!defined(target) || defined(target->)]{
    _key, label, chatMessage, anchor, landing, target->{ ${link} }
  },
  "gone": buttons[!defined(target->)].target._ref,
  background, aside,
  picture { ${pictureFields} },
  conversation[]{ _key, from, text },
  ratesTitle, priceRange, claims
` as const;
