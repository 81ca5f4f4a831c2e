import { platformCard } from "../../queries/fragments.ts";

export const platformsView = /* groq */ `
  heading,
  intro,
  pages[]->{ ${platformCard} },
  band
` as const;
