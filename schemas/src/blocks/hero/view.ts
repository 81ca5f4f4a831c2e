import { link, pictureFields } from "../../queries/fragments.ts";

/** What the page shows of an opening. */
export const heroView = /* groq */ `
  eyebrow,
  buttons[]{ _key, label, chatMessage, anchor, landing, target->{ ${link} } },
  background,
  aside,
  picture { ${pictureFields} },
  conversation[]{ _key, from, text },
  ratesTitle,
  priceRange,
  claims
` as const;
