import { designCard } from "../../queries/fragments.ts";

export const designsView = /* groq */ `
  heading,
  intro,
  pages[]->{ ${designCard} },
  band
` as const;
